import { describe, expect, it } from "vitest";
import { EXPERIMENT_NAMES, EXPERIMENT_VERSIONS, ExperimentSchema } from "./experiments.ts";

const hero = {
  name: "hero",
  cookieName: "exp_hero",
  versions: [
    { version: "a", weight: 50 },
    { version: "b", weight: 50 },
  ],
  needsAuthentication: false,
  endsAt: "2027-06-01",
};
const problems = (change: object) => {
  const answer = ExperimentSchema.safeParse({ ...hero, ...change });
  return answer.success ? [] : answer.error.issues.map(({ message }) => message);
};

describe("ExperimentSchema", () => {
  it("knows the 13 experiments and the versions a to e (R3.05, R9.04)", () => {
    expect(EXPERIMENT_NAMES).toHaveLength(13);
    expect([...EXPERIMENT_NAMES]).toEqual([...new Set(EXPERIMENT_NAMES)].sort());
    expect(EXPERIMENT_VERSIONS.join("")).toBe("abcde");
  });

  it("accepts an experiment with name, cookie name, versions and authentication (R3.05)", () => {
    expect(ExperimentSchema.parse(hero)).toEqual(hero);
  });

  it.each(["payment", "bundles"])("accepts the experiment %s with its own cookie alone (R3.05)", (name) => {
    expect(EXPERIMENT_NAMES).toContain(name);
    expect(problems({ name, cookieName: `exp_${name}` })).toEqual([]);
    expect(problems({ name })).toEqual(['cookieName must be "exp_" and the experiment\'s name']);
  });

  it.each([
    [{ name: "logo" }, /Invalid/],
    [{ cookieName: "hero" }, /cookieName must be "exp_"/],
    [{ versions: [{ version: "a", weight: 1 }] }, /must begin with "a" and have at least one more/],
    [{ versions: hero.versions.toReversed() }, /must begin with "a"/],
    [{ versions: [...hero.versions, { version: "b", weight: 1 }] }, /each version once/],
    [
      {
        versions: [
          { version: "a", weight: 1 },
          { version: "f", weight: 1 },
        ],
      },
      /Invalid/,
    ],
    [{ versions: hero.versions.map(({ version }) => ({ version, weight: 0 })) }, /weight above 0/],
    [{ endsAt: "1 June 2027" }, /Invalid/],
  ])("refuses %j", (change, message) => {
    expect(problems(change).join("; ")).toMatch(message);
  });
});
