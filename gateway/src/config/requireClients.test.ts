import { expect, it } from "vitest";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { MitIdConfigSchema } from "./mitId.ts";
import { requireClients } from "./requireClients.ts";

const brands = new Map(TEST_BRANDS.map((brand) => [brand.id, brand]));
const client = { id: "site", secret: "a secret of the client" };
const mitIdOf = (clients: Readonly<Record<string, typeof client>>) =>
  MitIdConfigSchema.parse({ issuer: "https://mitid.example", acr: "substantial", clients });

it("starts no production gateway on which players of a brand could not log in (R1.02, R3.17)", () => {
  const lacking = mitIdOf({ fjord: client });
  expect(() => requireClients({ mode: "production", mitId: lacking }, brands)).toThrow(
    /^MITID \(at clients\.eng\): must be set/,
  );
  const whole = mitIdOf({ fjord: client, eng: client });
  expect(() => requireClients({ mode: "production", mitId: whole }, brands)).not.toThrow();
});

it("does not apply in development and without players", () => {
  expect(() => requireClients({ mode: "development", mitId: mitIdOf({}) }, brands)).not.toThrow();
  expect(() => requireClients({ mode: "production", mitId: undefined }, brands)).not.toThrow();
});
