import { describe, expect, it } from "vitest";
import { foldName, givenName, isNameAllowed, tidyName } from "./chatName.ts";

const BRANDS = [{ id: "fjord", name: "Fjord" }];

describe("a name in the chat", () => {
  it.each(["Mette", "Søren 77", "Åse Marie", "x2y"])("may be %s (R4.16)", (name) => {
    expect(isNameAllowed(tidyName(name), BRANDS)).toBe(true);
  });

  it.each([
    ["too short", "Bo"],
    ["too long", "Maximilian Frederik X"],
    ["digits alone", "12345"],
    ["another alphabet (chat attack 11)", "Адмiн"],
    ["one Cyrillic letter among Latin ones", "Mаtte"],
    ["a zero-width space (chat attack 11)", "Met​te"],
    ["an override of the reading direction (chat attack 11)", "Mette‮"],
    ["a sign", "Mette!"],
    ["an emoji", "Mette🍀"],
    ["two spaces that stay", "Mette  "],
  ])("may not be %s", (_, name) => {
    expect(isNameAllowed(name, BRANDS)).toBe(false);
  });

  it.each([
    "Vært",
    "VÆRTINDE",
    "Chat Host",
    "h0st",
    "4dmin",
    "Admin Ole",
    "Fjord",
    "Fj0rd Ole",
    "Ｈｏｓｔ",
    "Sysтem",
  ])("may not pass for the house: %s (chat attack 11, games attack 14)", (name) => {
    expect(isNameAllowed(tidyName(name), BRANDS)).toBe(false);
  });

  it.each([
    ["Mette", "METTE"],
    ["Mette", "Me tte"],
    ["Mette", "Métte"],
    ["Ole", "0le"],
    ["Lise", "1ise"],
    ["Åse", "Aase"],
    ["Bjørn", "Bjorn"],
  ])("is taken by one that looks like it: %s and %s", (one, other) => {
    expect(foldName(one)).toBe(foldName(other));
  });

  it("is not the full name unless the player chooses it: the first of the first names is given (R4.16)", () => {
    expect(givenName("Anne-Mette Louise")).toBe("Anne");
    expect(givenName("Mette", "KT")).toBe("Mette KT");
    expect(givenName("Олег")).toBe("Spiller");
    expect(givenName("Bo")).toBe("Spiller");
  });
});
