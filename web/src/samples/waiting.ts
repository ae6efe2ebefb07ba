/** DiceWing: Beta has launched and waits for Alpha. */
import type { Scene } from "../lib/types.gen"

export const waiting: Scene = {
  game: "dicewing",
  title: "DiceWing",
  status: "Stage 1, attack 2 of 3",
  seat: 1,
  seats: [
    { seat: 0, name: "Alpha", mark: "chevron", acting: true, first: true },
    { seat: 1, name: "Beta", mark: "ring", you: true, status: "ready" },
  ],
  areas: [
    {
      id: "theirs",
      title: "Alpha's squadron",
      seat: 0,
      plate: true,
      count: "5",
      note: "Squadron",
      pieces: [
        { id: "A.d4", label: "d4 of Alpha's set, showing 3", shape: "d4", face: "3", set: 0, caption: "d4" },
        { id: "A.d10", label: "d10 of Alpha's set, showing 10", shape: "d10", face: "0", set: 0, caption: "d10 = 10" },
        { id: "B.d4", label: "d4 of Beta's set, showing 1", shape: "d4", face: "1", set: 1, caption: "d4" },
        { id: "B.d8", label: "d8 of Beta's set, showing 4", shape: "d8", face: "4", set: 1, caption: "d8" },
        { id: "B.d10", label: "d10 of Beta's set, showing 2", shape: "d10", face: "2", set: 1, caption: "d10" },
      ],
    },
    {
      id: "mine",
      title: "Your squadron",
      seat: 1,
      plate: true,
      count: "3",
      note: "Squadron",
      pieces: [
        null,
        { id: "A.d%", label: "d% of Alpha's set, showing 90", shape: "d%", face: "90", set: 0, caption: "d%" },
        { id: "B.d6", label: "d6 of Beta's set, showing 1", shape: "d6", face: "1", set: 1, caption: "d6" },
        { id: "B.d12", label: "d12 of Beta's set, showing 4", shape: "d12", face: "4", set: 1, caption: "d12" },
        null,
      ],
    },
    { id: "their-bay", title: "Alpha's bay", surface: "card", size: "bay", seat: 0, note: "Still empty", pieces: [null, null] },
    {
      id: "my-bay",
      title: "Your bay",
      surface: "card",
      size: "bay",
      seat: 1,
      note: "Only you see it",
      aside: { figure: "10", text: "for sure" },
      pieces: [
        { id: "A.d8", label: "d8 of Alpha's set, showing 2", shape: "d8", face: "2", set: 0, caption: "d8", chosen: true },
        { id: "B.d20", label: "d20 of Beta's set, showing 8", shape: "d20", face: "8", set: 1, caption: "d20", chosen: true },
      ],
    },
    {
      id: "used",
      title: "Used",
      kind: "stack",
      surface: "well",
      size: "used",
      pieces: [
        { id: "A.d6", label: "d6 of Alpha's set, showing 2", shape: "d6", face: "2", set: 0, caption: "d6" },
        { id: "A.d12", label: "d12 of Alpha's set, showing 2", shape: "d12", face: "2", set: 0, caption: "d12" },
        { id: "B.d%", label: "d% of Beta's set, showing 40", shape: "d%", face: "40", set: 1, caption: "d%" },
      ],
    },
    { id: "their-trophies", title: "Alpha's trophies", kind: "stack", surface: "well", size: "used", seat: 0, count: "0" },
    {
      id: "my-trophies",
      title: "Your trophies",
      kind: "stack",
      surface: "well",
      size: "used",
      seat: 1,
      count: "1",
      pieces: [{"id": "A.d20", "label": "d20 of Alpha's set, showing 15", "shape": "d20", "face": "15", "set": 0, "caption": "d20"}],
    },
  ],
  wide: {
    areas: ["theirs theirs their-trophies", "used their-bay their-trophies", "used my-bay my-trophies", "mine mine my-trophies"],
    columns: ["auto", "1", "auto"],
    rows: ["auto", "1", "1", "auto"],
  },
  narrow: { areas: ["theirs theirs", "their-bay their-bay", "my-bay my-bay", "mine mine", "their-trophies my-trophies", "used used"] },
  prompt: { kind: "wait", text: "Alpha is choosing two dice in secret.", detail: "You have chosen; both bays open together.", options: [] },
  log: [
    {
      parts: [
        { is: "said", text: "You take" },
        { is: "said", text: " " },
        { is: "shown", piece: { id: "B.d6", label: "d6 of Beta's set, showing 1", shape: "d6", face: "1", set: 1, caption: "d6" } },
      ],
      seat: 1,
      rule: "R9",
    },
    {
      parts: [
        { is: "said", text: "Alpha takes" },
        { is: "said", text: " " },
        { is: "shown", piece: { id: "B.d4", label: "d4 of Beta's set, showing 1", shape: "d4", face: "1", set: 1, caption: "d4" } },
      ],
      seat: 0,
      rule: "R9",
    },
    { parts: [{ is: "said", text: "Stage 1, attack 1" }], kind: "heading", rule: "R13" },
    { parts: [{ is: "said", text: "Alpha is ready" }], seat: 0, rule: "R15" },
    {
      parts: [
        { is: "said", text: "You launch " },
        { is: "shown", piece: { id: "A.d12", label: "d12 of Alpha's set, showing 2", shape: "d12", face: "2", set: 0, caption: "d12" } },
        { is: "said", text: " and " },
        { is: "shown", piece: { id: "B.d%", label: "d% of Beta's set, showing 40", shape: "d%", face: "40", set: 1, caption: "d%" } },
        { is: "said", text: " in secret" },
      ],
      seat: 1,
      rule: "R15",
    },
    {
      parts: [
        { is: "said", text: "Alpha reveals " },
        { is: "shown", piece: { id: "A.d6", label: "d6 of Alpha's set, showing 2", shape: "d6", face: "2", set: 0, caption: "d6" } },
        { is: "said", text: " and " },
        { is: "shown", piece: { id: "A.d20", label: "d20 of Alpha's set, showing 15", shape: "d20", face: "15", set: 0, caption: "d20" } },
      ],
      seat: 0,
      rule: "R16",
    },
    {
      parts: [
        { is: "said", text: "You reveal " },
        { is: "shown", piece: { id: "A.d12", label: "d12 of Alpha's set, showing 2", shape: "d12", face: "2", set: 0, caption: "d12" } },
        { is: "said", text: " and " },
        { is: "shown", piece: { id: "B.d%", label: "d% of Beta's set, showing 40", shape: "d%", face: "40", set: 1, caption: "d%" } },
      ],
      seat: 1,
      rule: "R16",
    },
    { parts: [{ is: "said", text: "Alpha announces Power 32" }], seat: 0, rule: "R17" },
    { parts: [{ is: "said", text: "You announce Power 42" }], seat: 1, rule: "R17" },
    { parts: [{ is: "said", text: "You win the attack, 42 to 32." }], seat: 1, kind: "result", rule: "R25" },
    { parts: [{ is: "said", text: "The lowest dice are equal, so nobody applies Collateral Damage" }], rule: "B6" },
    {
      parts: [
        { is: "said", text: "You capture " },
        { is: "shown", piece: { id: "A.d20", label: "d20 of Alpha's set, showing 15", shape: "d20", face: "15", set: 0, caption: "d20" } },
      ],
      seat: 1,
      rule: "R33",
    },
    { parts: [{ is: "said", text: "Stage 1, attack 2" }], kind: "heading", rule: "R13" },
    {
      parts: [
        { is: "said", text: "You launch " },
        { is: "shown", piece: { id: "A.d8", label: "d8 of Alpha's set, showing 2", shape: "d8", face: "2", set: 0, caption: "d8" } },
        { is: "said", text: " and " },
        { is: "shown", piece: { id: "B.d20", label: "d20 of Beta's set, showing 8", shape: "d20", face: "8", set: 1, caption: "d20" } },
        { is: "said", text: " in secret" },
      ],
      seat: 1,
      rule: "R15",
    },
  ],
  calculations: [
    {
      title: "Power calculation",
      sums: [
        {
          seat: 0,
          pieces: [
            { id: "A.d6", label: "d6 of Alpha's set, showing 2", shape: "d6", face: "2", set: 0, caption: "d6" },
            { id: "A.d20", label: "d20 of Alpha's set, showing 15", shape: "d20", face: "15", set: 0, caption: "d20" },
          ],
          terms: [
            { name: "Initial", why: "2 + 15", value: "17", rule: "R19" },
            { name: "Training", why: "both from Alpha's set, the higher again", value: "+15", rule: "R20" },
          ],
          total: "32",
          name: "Power",
        },
        {
          seat: 1,
          pieces: [
            { id: "A.d12", label: "d12 of Alpha's set, showing 2", shape: "d12", face: "2", set: 0, caption: "d12" },
            { id: "B.d%", label: "d% of Beta's set, showing 40", shape: "d%", face: "40", set: 1, caption: "d%" },
          ],
          terms: [{"name": "Initial", "why": "2 + 40", "value": "42", "rule": "R19"}],
          total: "42",
          name: "Power",
        },
      ],
      note: "stage 1, attack 1",
      conclusion: "You win and take the die with most sides, their d20.",
    },
  ],
}
