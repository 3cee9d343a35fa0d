import { expect, test } from "@playwright/test";
import { BRANDS } from "../stack/sites.ts";
import { seenMaking, WISH } from "./generatedBrand.ts";
import { shellInCopy } from "./repositoryCopy.ts";
import { mustRun, runCommand } from "./runCommand.ts";

const status = () => mustRun(seenMaking().root, "git", ["status", "--porcelain"]);
const ask = (...args: string[]) => {
  const { root } = seenMaking();
  return runCommand(root, "npm", ["run", "--silent", "brand:new", "--", ...args, "--yes"], shellInCopy(root));
};

const REFUSALS: readonly (readonly [what: string, args: readonly string[], line: RegExp])[] = [
  [
    "the id of a brand that was there before",
    [BRANDS[0] ?? "", "--primary", WISH.primary],
    /^"([a-z0-9-]+)" is taken: brands\/\1, apps\/\1 or packages\/brand-\1 exists\. Choose another id\.$/,
  ],
  [
    "the id of the brand just made",
    [WISH.id, "--primary", WISH.primary],
    /^"havneby" is taken: .* Choose another id\.$/,
  ],
  [
    "a name that is taken",
    ["fyrtaarn", "--name", "HAVNEBY", "--primary", WISH.primary],
    /^The name "HAVNEBY" is taken by the brand Havneby\. Choose another name\.$/,
  ],
  ["a malformed id", ["Fyr_Tårn", "--primary", WISH.primary], /^"Fyr_Tårn" is no brand id: it .+$/],
  [
    "a domain with a path",
    ["fyrtaarn", "--domain", "fyr.example/da", "--primary", WISH.primary],
    /^"fyr\.example\/da" is no domain: write a host name in lower case such as havn\.example\.$/,
  ],
  ["a colour that is none", ["fyrtaarn", "--primary", "blå"], /^"blå" is no colour: write it #rrggbb\.$/],
  [
    "a section there is not",
    ["fyrtaarn", "--primary", WISH.primary, "--features", "slots,lotto"],
    /^"lotto" is no feature\. Use a comma-separated list of slots, .+\.$/,
  ],
];

for (const [what, args, line] of REFUSALS) {
  test(`${what} is refused in one line and nothing is written`, async () => {
    const before = await status();
    const { code, stdout, stderr } = await ask(...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr.trimEnd()).toMatch(line);
    expect(await status()).toBe(before);
  });
}

test("a colour without enough contrast is refused in one line that names the nearest one with enough", async () => {
  const before = await status();
  const { code, stderr } = await ask("fyrtaarn", "--primary", "#ffe100", "--look", "light");
  expect(code).toBe(1);
  expect(stderr.trimEnd()).toMatch(
    /^#ffe100 has 1\.\d\d:1 on the grounds of a light brand, buttons need 3:1\. The nearest that can is #[0-9a-f]{6}\. To keep it, give buttons a colour of their own: --secondary\.$/,
  );
  expect(await status()).toBe(before);
});
