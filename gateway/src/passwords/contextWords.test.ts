import { expect, it } from "vitest";
import { contextWords, holdsContextWord } from "./contextWords.ts";

const context = {
  brand: { id: "engbanko", name: "Eng & Banko" },
  player: { firstName: "Søren Bo", lastName: "Møller-Ægir", email: "s.kierkegaard85@mail.dk" },
};

it("come from the brand, the names and the address, without short ones (asvs:6.2.11)", () => {
  expect(contextWords(context)).toEqual([
    "s.kierkegaard85",
    "banko",
    "engbanko",
    "soren",
    "moller",
    "aegir",
    "kierkegaard",
  ]);
});

it.each(["Søren1985", "SOREN1985", "x-moller-7X", "MØLLER77x", "Ægir-2026", "Banko4ever", "8Kierkegaard"])(
  "%j contains one of them (asvs:6.2.11)",
  (password) => expect(holdsContextWord(password, context)).toBe(true),
);

it.each(["Bo-og-sol-7", "Mail1234dk", "Blåbærgrød7"])("%j holds none", (password) =>
  expect(holdsContextWord(password, context)).toBe(false),
);

it("come from the brand and the names if there is no address", () => {
  const player = { firstName: "Mette", lastName: "Li", email: null };
  expect(contextWords({ brand: { id: "eng", name: "Eng" }, player })).toEqual(["mette"]);
});
