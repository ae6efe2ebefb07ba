// Answers requests for a game's engine, line by line: bytes travel as base64.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Engine } from "../../web/src/standalone/bots/engine.ts";

const [folder, game] = process.argv.slice(2);
const engine = new Engine({
  module: new WebAssembly.Module(readFileSync(`${folder}/${game}.wasm`)),
  description: JSON.parse(readFileSync(`${folder}/${game}.json`, "utf8")),
  contents: readFileSync(`${folder}/${game}.bin`),
});

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  request.writes = request.writes.map(([path, offset, bytes]) => [path, offset, Buffer.from(bytes, "base64")]);
  let answer;
  try {
    answer = engine.answer(request);
    answer.reads = answer.reads.map((bytes) => Buffer.from(bytes).toString("base64"));
  } catch (problem) {
    answer = { problem: String(problem) };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
