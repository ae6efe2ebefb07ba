/** DiceWing: the end. */
import type { Scene } from "../lib/types.gen"

export const over: Scene = {
  game: "dicewing",
  title: "DiceWing",
  status: "Game over",
  seat: 0,
  seats: [{"seat": 0, "name": "Alpha", "mark": "chevron", "you": true}, {"seat": 1, "name": "Beta", "mark": "ring", "first": true}],
  areas: [
    {
      id: "theirs",
      title: "Beta's squadron",
      seat: 1,
      plate: true,
      count: "1",
      note: "Squadron",
      pieces: [{"id": "B.d20", "label": "d20 of Beta's set, showing 2", "shape": "d20", "face": "2", "set": 1, "caption": "d20"}],
    },
    {
      id: "mine",
      title: "Your squadron",
      seat: 0,
      plate: true,
      count: "2",
      note: "Squadron",
      pieces: [
        { id: "B.d4", label: "d4 of Beta's set, showing 3", shape: "d4", face: "3", set: 1, caption: "d4" },
        { id: "B.d12", label: "d12 of Beta's set, showing 6", shape: "d12", face: "6", set: 1, caption: "d12" },
      ],
    },
    { id: "their-bay", title: "Beta's bay", surface: "card", size: "bay", seat: 1, pieces: [null, null] },
    { id: "my-bay", title: "Your bay", surface: "card", size: "bay", seat: 0, pieces: [null, null] },
    {
      id: "used",
      title: "Used",
      kind: "stack",
      surface: "well",
      size: "used",
      pieces: [
        { id: "A.d%", label: "d% of Alpha's set, showing 70", shape: "d%", face: "70", set: 0, caption: "d%" },
        { id: "A.d12", label: "d12 of Alpha's set, showing 2", shape: "d12", face: "2", set: 0, caption: "d12" },
        { id: "B.d6", label: "d6 of Beta's set, showing 4", shape: "d6", face: "4", set: 1, caption: "d6" },
        { id: "B.d%", label: "d% of Beta's set, showing 100", shape: "d%", face: "00", set: 1, caption: "d% = 100" },
      ],
    },
    {
      id: "their-trophies",
      title: "Beta's trophies",
      kind: "stack",
      surface: "well",
      size: "used",
      seat: 1,
      count: "2",
      pieces: [
        { id: "A.d10", label: "d10 of Alpha's set, showing 10", shape: "d10", face: "0", set: 0, caption: "d10 = 10" },
        { id: "A.d20", label: "d20 of Alpha's set, showing 15", shape: "d20", face: "15", set: 0, caption: "d20" },
      ],
    },
    {
      id: "my-trophies",
      title: "Your trophies",
      kind: "stack",
      surface: "well",
      size: "used",
      seat: 0,
      count: "5",
      pieces: [
        { id: "A.d4", label: "d4 of Alpha's set, showing 2", shape: "d4", face: "2", set: 0, caption: "d4" },
        { id: "A.d6", label: "d6 of Alpha's set, showing 4", shape: "d6", face: "4", set: 0, caption: "d6" },
        { id: "A.d8", label: "d8 of Alpha's set, showing 2", shape: "d8", face: "2", set: 0, caption: "d8" },
        { id: "B.d8", label: "d8 of Beta's set, showing 6", shape: "d8", face: "6", set: 1, caption: "d8" },
        { id: "B.d10", label: "d10 of Beta's set, showing 1", shape: "d10", face: "1", set: 1, caption: "d10" },
      ],
    },
  ],
  wide: {
    areas: ["theirs theirs their-trophies", "used their-bay their-trophies", "used my-bay my-trophies", "mine mine my-trophies"],
    columns: ["auto", "1", "auto"],
    rows: ["auto", "1", "1", "auto"],
  },
  narrow: { areas: ["theirs theirs", "their-bay their-bay", "my-bay my-bay", "mine mine", "their-trophies my-trophies", "used used"] },
  prompt: { kind: "over", text: "You win the game, five trophies to two.", options: [] },
  log: [
    {
      parts: [
        { is: "said", text: "You capture " },
        { is: "shown", piece: { id: "A.d4", label: "d4 of Alpha's set, showing 2", shape: "d4", face: "2", set: 0, caption: "d4" } },
      ],
      seat: 0,
      rule: "R44",
    },
    {
      parts: [
        { is: "said", text: "You capture " },
        { is: "shown", piece: { id: "A.d6", label: "d6 of Alpha's set, showing 4", shape: "d6", face: "4", set: 0, caption: "d6" } },
      ],
      seat: 0,
      rule: "R44",
    },
    { parts: [{ is: "said", text: "Stage 2, attack 2" }], kind: "heading", rule: "R13" },
    {
      parts: [
        { is: "said", text: "You launch " },
        { is: "shown", piece: { id: "A.d12", label: "d12 of Alpha's set, showing 2", shape: "d12", face: "2", set: 0, caption: "d12" } },
        { is: "said", text: " and " },
        {
          is: "shown",
          piece: { id: "B.d%", label: "d% of Beta's set, showing 100", shape: "d%", face: "00", set: 1, caption: "d% = 100" },
        },
        { is: "said", text: " in secret" },
      ],
      seat: 0,
      rule: "R15",
    },
    { parts: [{ is: "said", text: "Beta is ready" }], seat: 1, rule: "R15" },
    {
      parts: [
        { is: "said", text: "You reveal " },
        { is: "shown", piece: { id: "A.d12", label: "d12 of Alpha's set, showing 2", shape: "d12", face: "2", set: 0, caption: "d12" } },
        { is: "said", text: " and " },
        {
          is: "shown",
          piece: { id: "B.d%", label: "d% of Beta's set, showing 100", shape: "d%", face: "00", set: 1, caption: "d% = 100" },
        },
      ],
      seat: 0,
      rule: "R16",
    },
    {
      parts: [
        { is: "said", text: "Beta reveals " },
        { is: "shown", piece: { id: "B.d8", label: "d8 of Beta's set, showing 6", shape: "d8", face: "6", set: 1, caption: "d8" } },
        { is: "said", text: " and " },
        { is: "shown", piece: { id: "B.d10", label: "d10 of Beta's set, showing 1", shape: "d10", face: "1", set: 1, caption: "d10" } },
      ],
      seat: 1,
      rule: "R16",
    },
    { parts: [{ is: "said", text: "Beta announces Power 13" }], seat: 1, rule: "R17" },
    { parts: [{ is: "said", text: "You announce Power 102" }], seat: 0, rule: "R17" },
    { parts: [{ is: "said", text: "You win the attack, 102 to 13." }], seat: 0, kind: "result", rule: "R25" },
    {
      parts: [
        { is: "said", text: "Beta lowers " },
        { is: "said", text: "your " },
        { is: "shown", piece: { id: "B.d4", label: "d4 of Beta's set, showing 4", shape: "d4", face: "4", set: 1, caption: "d4" } },
        { is: "said", text: " to 3" },
      ],
      seat: 1,
      rule: "R30",
    },
    {
      parts: [
        { is: "said", text: "You capture " },
        { is: "shown", piece: { id: "B.d8", label: "d8 of Beta's set, showing 6", shape: "d8", face: "6", set: 1, caption: "d8" } },
      ],
      seat: 0,
      rule: "R44",
    },
    {
      parts: [
        { is: "said", text: "You capture " },
        { is: "shown", piece: { id: "B.d10", label: "d10 of Beta's set, showing 1", shape: "d10", face: "1", set: 1, caption: "d10" } },
      ],
      seat: 0,
      rule: "R44",
    },
    { parts: [{ is: "said", text: "You win the game, five trophies to two." }], seat: 0, kind: "result", rule: "R46" },
  ],
  calculations: [
    {
      title: "Power calculation",
      sums: [
        {
          seat: 1,
          pieces: [
            { id: "B.d8", label: "d8 of Beta's set, showing 6", shape: "d8", face: "6", set: 1, caption: "d8" },
            { id: "B.d10", label: "d10 of Beta's set, showing 1", shape: "d10", face: "1", set: 1, caption: "d10" },
          ],
          terms: [
            { name: "Initial", why: "6 + 1", value: "7", rule: "R19" },
            { name: "Training", why: "both from Beta's set, the higher again", value: "+6", rule: "R20" },
          ],
          total: "13",
          name: "Power",
        },
        {
          seat: 0,
          pieces: [
            { id: "A.d12", label: "d12 of Alpha's set, showing 2", shape: "d12", face: "2", set: 0, caption: "d12" },
            { id: "B.d%", label: "d% of Beta's set, showing 100", shape: "d%", face: "00", set: 1, caption: "d% = 100" },
          ],
          terms: [{"name": "Initial", "why": "2 + 100", "value": "102", "rule": "R19"}],
          total: "102",
          name: "Power",
        },
      ],
      note: "stage 2, attack 2",
      conclusion: "You win and take both of their dice.",
    },
  ],
  over: true,
}
