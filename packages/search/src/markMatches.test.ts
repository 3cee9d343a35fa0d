import { describe, expect, it } from "vitest";
import { gameQuestion } from "./gameQuestion.ts";
import { markMatches } from "./markMatches.ts";

function marked(name: string, query: string): string {
  const question = gameQuestion(query);
  if (!question) throw new Error(`"${query}" asks for nothing.`);
  let text = "";
  let position = 0;
  for (const [start, end] of markMatches(name, question)) {
    text += `${name.slice(position, start)}[${name.slice(start, end)}]`;
    position = end;
  }
  return text + name.slice(position);
}

describe("markMatches", () => {
  it.each([
    ["Ravnens Runer", "rav", "[Rav]nens Runer"],
    ["Frostklokken", "klokken", "Frost[klokken]"],
    ["Isfuglens Skat", "skat isf", "[Isf]uglens [Skat]"],
    ["Konditor Krone", "konditorkrone", "[Konditor Krone]"],
    ["Stjerneværtshuset", "stjerne vært", "[Stjernevært]shuset"],
    ["Grævlingens Gæstebud", "gestebud", "Grævlingens [Gæstebud]"],
    ["Blå Øjne", "blaa", "[Blå] Øjne"],
    ["Den Blå Bus", "ravnkilde", "Den Blå Bus"],
  ])("marks in %s what %s asked for (R2.16)", (name, query, expected) => {
    expect(marked(name, query)).toBe(expected);
  });
});
