import { COLOR_KEYS, CONTRAST_PAIRS } from "@spilhus/contracts";
import { wcagContrast } from "culori";
import { assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { proposePalette, type PaletteProposal, type PaletteColours } from "./proposePalette.ts";

const hex = integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const colours = record(
  { scheme: constantFrom("dark" as const, "light" as const), primary: hex, secondary: hex },
  { requiredKeys: ["scheme", "primary"] },
);

function failingPairs(proposal: PaletteProposal): string[] {
  if (!proposal.ok) return [proposal.problem];
  const { color } = proposal;
  return CONTRAST_PAIRS.filter(
    ({ foreground, background, minimum }) => wcagContrast(color[foreground], color[background]) < minimum,
  ).map(({ foreground, background }) => `${foreground} on ${background}`);
}

/** The palette of these colours, or of the nearest readable primary when they are refused. */
function granted(colours: PaletteColours): PaletteProposal {
  const proposal = proposePalette(colours);
  return proposal.ok ? proposal : proposePalette({ scheme: colours.scheme, primary: proposal.nearest });
}

describe("proposePalette", () => {
  it("reaches every declared pair from any brand colours, or names the nearest primary that does", () => {
    assert(
      property(colours, (given: PaletteColours) => {
        expect(failingPairs(granted(given))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it("keeps the brand colours exactly and gives every key of the contract", () => {
    const proposal = proposePalette({ scheme: "light", primary: "#0a5c8f", secondary: "#e0402f" });
    if (!proposal.ok) throw new Error(proposal.problem);
    expect(Object.keys(proposal.color).sort()).toEqual([...COLOR_KEYS].sort());
    expect(proposal.color).toMatchObject({ accent: "#0a5c8f", action: "#0a5c8f", "accent-alt": "#e0402f" });
  });

  it("takes the secondary for buttons when only that stands out", () => {
    const proposal = proposePalette({ scheme: "light", primary: "#ffd400", secondary: "#c4281c" });
    if (!proposal.ok) throw new Error(proposal.problem);
    expect(proposal.color).toMatchObject({ accent: "#ffd400", action: "#c4281c" });
  });

  it("refuses a primary that cannot stand out and stays within its hue for the nearest", () => {
    const proposal = proposePalette({ scheme: "light", primary: "#ffd400" });
    if (proposal.ok) throw new Error("expected a refusal");
    expect(proposal.problem).toMatch(
      /^#ffd400 has 1\.\d\d:1 on the grounds of a light brand, buttons need 3:1\.$/,
    );
    expect(proposal.nearest).toMatch(/^#a[0-9a-f]8[0-9a-f]0[0-9a-f]$/);
  });

  it.each([
    ["light", "#ffffff"],
    ["dark", "#000000"],
  ] as const)(
    "finds a grey, not the other end of the scale, nearest to a %s brand's %s",
    (scheme, primary) => {
      const proposal = proposePalette({ scheme, primary });
      if (proposal.ok) throw new Error("expected a refusal");
      expect(proposal.nearest).toMatch(/^#([4-9a-b][0-9a-f])\1\1$/);
    },
  );

  it("does not move a colour further than it must", () => {
    const refused = proposePalette({ scheme: "dark", primary: "#203a8c" });
    if (refused.ok) throw new Error("expected a refusal");
    const accepted = proposePalette({ scheme: "dark", primary: refused.nearest });
    if (!accepted.ok) throw new Error(accepted.problem);
    const least = Math.min(
      ...(["surface", "surface-raised", "surface-overlay", "header", "hero"] as const).map((ground) =>
        wcagContrast(accepted.color.action, accepted.color[ground]),
      ),
    );
    expect(least).toBeLessThan(3.2);
  });

  it("says how a colour is written when it is none", () => {
    expect(() => proposePalette({ scheme: "dark", primary: "blå" })).toThrow(
      '"blå" is not a colour. Write it #rrggbb.',
    );
  });
});
