import { describe, expect, it } from "vitest";
import { checkNewBrand, type Taken } from "./checkNewBrand.ts";
import type { NewBrand } from "./newBrand.ts";

const taken: Taken = {
  ids: ["fjord"],
  names: ["Fjord"],
  hosts: ["mitid.localhost", "betaling.localhost", "fjord.example", "fjord.localhost"],
};
const newBrand: NewBrand = {
  id: "havn",
  name: "Havn",
  domain: "havn.example",
  primary: "#0a5c8f",
  features: ["slots"],
  look: "light",
};

describe("checkNewBrand", () => {
  it("finds nothing wrong with a good brand", () => {
    expect(checkNewBrand(newBrand, taken)).toBeUndefined();
  });

  it.each([
    [
      { id: "fjord" },
      '"fjord" is taken: brands/fjord, apps/fjord or packages/brand-fjord exists. Choose another id.',
    ],
    [{ id: "mitid" }, '"mitid" is taken: the address mitid.localhost belongs to another. Choose another id.'],
    [
      { id: "betaling" },
      '"betaling" is taken: the address betaling.localhost belongs to another. Choose another id.',
    ],
    [
      { id: "Min Butik" },
      '"Min Butik" is no brand id: it must be 2 to 31 lower-case letters, digits and single hyphens, starting with a letter.',
    ],
    [{ name: "fjord" }, 'The name "fjord" is taken by the brand Fjord. Choose another name.'],
    [{ name: " Havn" }, '" Havn" is no brand name: write 1 to 24 characters without spaces at the ends.'],
    [
      { name: "Havn™" },
      '"Havn™" is no brand name: "™" cannot be drawn. Use letters, digits, spaces and hyphens.',
    ],
    [
      { domain: "https://havn" },
      '"https://havn" is no domain: write a host name in lower case such as havn.example.',
    ],
    [{ domain: "fjord.example" }, 'The domain "fjord.example" belongs to another brand. Choose another.'],
    [{ primary: "blue" }, '"blue" is no colour: write it #rrggbb.'],
    [{ secondary: "#12345" }, '"#12345" is no colour: write it #rrggbb.'],
  ])("refuses %o with one line that says what to change", (fault, line) => {
    expect(checkNewBrand({ ...newBrand, ...fault }, taken)).toBe(line);
  });

  it("names the nearest readable colour when the chosen one is not, and accepts that one", () => {
    const line = checkNewBrand({ ...newBrand, primary: "#ffe100" }, taken);
    expect(line).toMatch(
      /^#ffe100 has 1\.\d\d:1 on .* buttons need 3:1\. The nearest that can is #[0-9a-f]{6}\. To keep it, give buttons a colour of their own: --secondary\.$/,
    );
    const nearest = line?.match(/is (#[0-9a-f]{6})\./)?.[1] ?? "";
    expect(checkNewBrand({ ...newBrand, primary: nearest }, taken)).toBeUndefined();
    expect(checkNewBrand({ ...newBrand, primary: "#ffe100", secondary: "#0a5c8f" }, taken)).toBeUndefined();
  });
});
