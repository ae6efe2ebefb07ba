/** DiceWing: after the reveal, Alpha used the lowest die and lowers one of Beta's. */
import type { Scene } from "../lib/types.gen"

export const collateral: Scene = {
  game: "dicewing",
  title: "DiceWing",
  status: "Stage 1, attack 1 of 3",
  seat: 0,
  seats: [{"seat": 0, "name": "Alpha", "mark": "chevron", "you": true, "acting": true}, {"seat": 1, "name": "Beta", "mark": "ring", "first": true}],
  areas: [
    {
      id: "theirs",
      title: "Beta's squadron",
      seat: 1,
      plate: true,
      count: "5",
      note: "Squadron",
      pieces: [
        { id: "A.d8", label: "d8 of Alpha's set, showing 1", shape: "d8", face: "1", set: 0, caption: "d8" },
        { id: "A.d10", label: "d10 of Alpha's set, showing 6", shape: "d10", face: "6", set: 0, caption: "d10" },
        { id: "A.d12", label: "d12 of Alpha's set, showing 2", shape: "d12", face: "2", set: 0, caption: "d12" },
        null,
        { id: "B.d%", label: "d% of Beta's set, showing 40", shape: "d%", face: "40", set: 1, caption: "d%" },
        { id: "B.d12", label: "d12 of Beta's set, showing 7", shape: "d12", face: "7", set: 1, caption: "d12" },
        null,
      ],
    },
    {
      id: "mine",
      title: "Your squadron",
      seat: 0,
      plate: true,
      count: "5",
      note: "Squadron",
      pieces: [
        { id: "A.d4", label: "d4 of Alpha's set, showing 1", shape: "d4", face: "1", set: 0, caption: "d4" },
        { id: "A.d6", label: "d6 of Alpha's set, showing 3", shape: "d6", face: "3", set: 0, caption: "d6" },
        { id: "A.d%", label: "d% of Alpha's set, showing 30", shape: "d%", face: "30", set: 0, caption: "d%" },
        null,
        null,
        { id: "B.d8", label: "d8 of Beta's set, showing 8", shape: "d8", face: "8", set: 1, caption: "d8" },
        { id: "B.d10", label: "d10 of Beta's set, showing 5", shape: "d10", face: "5", set: 1, caption: "d10" },
      ],
    },
    {
      id: "their-bay",
      title: "Beta's bay",
      surface: "card",
      size: "bay",
      seat: 1,
      note: "Open",
      aside: { figure: "28", text: "Power" },
      pieces: [
        { id: "B.d6", label: "d6 of Beta's set, showing 4", shape: "d6", face: "4", set: 1, caption: "d6" },
        { id: "B.d20", label: "d20 of Beta's set, showing 12", shape: "d20", face: "12", set: 1, caption: "d20" },
      ],
    },
    {
      id: "my-bay",
      title: "Your bay",
      surface: "card",
      size: "bay",
      seat: 0,
      note: "Open",
      aside: { figure: "12", text: "Power" },
      pieces: [
        { id: "A.d20", label: "d20 of Alpha's set, showing 10", shape: "d20", face: "10", set: 0, caption: "d20" },
        { id: "B.d4", label: "d4 of Beta's set, showing 2", shape: "d4", face: "2", set: 1, caption: "d4" },
      ],
    },
    { id: "used", title: "Used", kind: "stack", surface: "well", size: "used" },
    { id: "their-trophies", title: "Beta's trophies", kind: "stack", surface: "well", size: "used", seat: 1, count: "0" },
    { id: "my-trophies", title: "Your trophies", kind: "stack", surface: "well", size: "used", seat: 0, count: "0" },
  ],
  wide: {
    areas: ["theirs theirs their-trophies", "used their-bay their-trophies", "used my-bay my-trophies", "mine mine my-trophies"],
    columns: ["auto", "1", "auto"],
    rows: ["auto", "1", "1", "auto"],
  },
  narrow: { areas: ["theirs theirs", "their-bay their-bay", "my-bay my-bay", "mine mine", "their-trophies my-trophies", "used used"] },
  prompt: {
    kind: "choose",
    text: "Lower one die in Beta's squadron.",
    detail: "You used the lowest die of this attack, 2 (R29).",
    options: [
      { action: "lower A.d8", label: "Pick d8, which stays 1", pieces: ["A.d8"] },
      { action: "lower A.d10", label: "Lower d10 from 6 to 5", pieces: ["A.d10"] },
      { action: "lower A.d12", label: "Lower d12 from 2 to 1", pieces: ["A.d12"] },
      { action: "lower B.d%", label: "Lower d% from 40 to 30", pieces: ["B.d%"] },
      { action: "lower B.d12", label: "Lower d12 from 7 to 6", pieces: ["B.d12"] },
    ],
  },
  log: [
    {
      parts: [
        { is: "said", text: "You take" },
        { is: "said", text: " " },
        { is: "shown", piece: { id: "A.d4", label: "d4 of Alpha's set, showing 1", shape: "d4", face: "1", set: 0, caption: "d4" } },
      ],
      seat: 0,
      rule: "R9",
    },
    {
      parts: [
        { is: "said", text: "Beta takes" },
        { is: "said", text: " " },
        { is: "shown", piece: { id: "B.d%", label: "d% of Beta's set, showing 40", shape: "d%", face: "40", set: 1, caption: "d%" } },
      ],
      seat: 1,
      rule: "R9",
    },
    {
      parts: [
        { is: "said", text: "You take" },
        { is: "said", text: " " },
        { is: "shown", piece: { id: "A.d20", label: "d20 of Alpha's set, showing 10", shape: "d20", face: "10", set: 0, caption: "d20" } },
      ],
      seat: 0,
      rule: "R9",
    },
    {
      parts: [
        { is: "said", text: "Beta takes" },
        { is: "said", text: " " },
        { is: "shown", piece: { id: "B.d20", label: "d20 of Beta's set, showing 12", shape: "d20", face: "12", set: 1, caption: "d20" } },
      ],
      seat: 1,
      rule: "R9",
    },
    {
      parts: [
        { is: "said", text: "You take" },
        { is: "said", text: " " },
        { is: "shown", piece: { id: "A.d%", label: "d% of Alpha's set, showing 30", shape: "d%", face: "30", set: 0, caption: "d%" } },
      ],
      seat: 0,
      rule: "R9",
    },
    {
      parts: [
        { is: "said", text: "Beta takes" },
        { is: "said", text: " " },
        { is: "shown", piece: { id: "A.d12", label: "d12 of Alpha's set, showing 2", shape: "d12", face: "2", set: 0, caption: "d12" } },
      ],
      seat: 1,
      rule: "R9",
    },
    { parts: [{ is: "said", text: "Stage 1, attack 1" }], kind: "heading", rule: "R13" },
    {
      parts: [
        { is: "said", text: "You launch " },
        { is: "shown", piece: { id: "A.d20", label: "d20 of Alpha's set, showing 10", shape: "d20", face: "10", set: 0, caption: "d20" } },
        { is: "said", text: " and " },
        { is: "shown", piece: { id: "B.d4", label: "d4 of Beta's set, showing 2", shape: "d4", face: "2", set: 1, caption: "d4" } },
        { is: "said", text: " in secret" },
      ],
      seat: 0,
      rule: "R15",
    },
    { parts: [{ is: "said", text: "Beta is ready" }], seat: 1, rule: "R15" },
    {
      parts: [
        { is: "said", text: "You reveal " },
        { is: "shown", piece: { id: "A.d20", label: "d20 of Alpha's set, showing 10", shape: "d20", face: "10", set: 0, caption: "d20" } },
        { is: "said", text: " and " },
        { is: "shown", piece: { id: "B.d4", label: "d4 of Beta's set, showing 2", shape: "d4", face: "2", set: 1, caption: "d4" } },
      ],
      seat: 0,
      rule: "R16",
    },
    {
      parts: [
        { is: "said", text: "Beta reveals " },
        { is: "shown", piece: { id: "B.d6", label: "d6 of Beta's set, showing 4", shape: "d6", face: "4", set: 1, caption: "d6" } },
        { is: "said", text: " and " },
        { is: "shown", piece: { id: "B.d20", label: "d20 of Beta's set, showing 12", shape: "d20", face: "12", set: 1, caption: "d20" } },
      ],
      seat: 1,
      rule: "R16",
    },
    { parts: [{ is: "said", text: "Beta announces Power 28" }], seat: 1, rule: "R17" },
    { parts: [{ is: "said", text: "You announce Power 12" }], seat: 0, rule: "R17" },
    { parts: [{ is: "said", text: "Beta wins the attack, 28 to 12." }], seat: 1, kind: "result", rule: "R25" },
  ],
  calculations: [
    {
      title: "Power calculation",
      sums: [
        {
          seat: 1,
          pieces: [
            { id: "B.d6", label: "d6 of Beta's set, showing 4", shape: "d6", face: "4", set: 1, caption: "d6" },
            { id: "B.d20", label: "d20 of Beta's set, showing 12", shape: "d20", face: "12", set: 1, caption: "d20" },
          ],
          terms: [
            { name: "Initial", why: "4 + 12", value: "16", rule: "R19" },
            { name: "Training", why: "both from Beta's set, the higher again", value: "+12", rule: "R20" },
          ],
          total: "28",
          name: "Power",
        },
        {
          seat: 0,
          pieces: [
            { id: "A.d20", label: "d20 of Alpha's set, showing 10", shape: "d20", face: "10", set: 0, caption: "d20" },
            { id: "B.d4", label: "d4 of Beta's set, showing 2", shape: "d4", face: "2", set: 1, caption: "d4" },
          ],
          terms: [{"name": "Initial", "why": "10 + 2", "value": "12", "rule": "R19"}],
          total: "12",
          name: "Power",
        },
      ],
      note: "stage 1, attack 1",
      conclusion: "Beta wins the attack, 28 to 12.",
    },
  ],
}
