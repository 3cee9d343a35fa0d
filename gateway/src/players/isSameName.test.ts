import { describe, expect, it } from "vitest";
import { isSameName } from "./isSameName.ts";

const person = (firstName: string, lastName: string) => ({ firstName, lastName });

describe("the name of an account is the player's (attack 28)", () => {
  it.each([
    ["Mette Madsen", person("Mette", "Madsen")],
    ["MADSEN, METTE", person("Mette", "Madsen")],
    ["mette  madsen", person("Mette", "Madsen")],
    ["Mette Marie Madsen", person("Mette", "Madsen")],
    ["Mette Madsen", person("Mette Marie", "Madsen")],
    ["Marie Madsen", person("Mette Marie", "Madsen")],
    ["Mette Holm Madsen", person("Mette", "Madsen")],
    ["Mette Madsen", person("Mette", "Holm Madsen")],
    ["Soeren Noergaard", person("Søren", "Nørgaard")],
    ["SOREN NORGAARD", person("Søren", "Nørgaard")],
    ["Søren Nørgård", person("Søren", "Nørgaard")],
    ["AEsa Baek", person("Æsa", "Bæk")],
    ["Rene Lindstrom", person("René", "Lindström")],
    ["Rene\u0301 Lindstrom", person("René", "Lindström")],
    ["Anne-Grethe Holm-Madsen", person("Anne Grethe", "Holm Madsen")],
    ["Jens Hansen & Mette Madsen", person("Mette", "Madsen")],
    ["Jens & Mette Madsen", person("Mette", "Madsen")],
    ["Hr. Jens Jensen", person("Jens", "Jensen")],
    ["Jens Jens", person("Jens", "Jens")],
  ])("when %j is told of %o", (told, player) => {
    expect(isSameName(told, player)).toBe(true);
  });

  it.each([
    ["Jens Madsen", person("Mette", "Madsen")],
    ["Mette Hansen", person("Mette", "Madsen")],
    ["M Madsen", person("Mette", "Madsen")],
    ["Madsen", person("Mette", "Madsen")],
    ["Jens", person("Jens", "Jens")],
    ["Mettelise Madsen", person("Mette", "Madsen")],
    ["Mette Madsenius", person("Mette", "Madsen")],
    ["", person("Mette", "Madsen")],
    ["Holm Madsen", person("Mette", "Holm Madsen")],
    ["•••• ••••", person("Mette", "Madsen")],
  ])("but not when %j is told of %o", (told, player) => {
    expect(isSameName(told, player)).toBe(false);
  });
});
