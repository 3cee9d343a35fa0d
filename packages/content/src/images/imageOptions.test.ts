import { describe, expect, it } from "vitest";
import { recordingLogger } from "../../testing/recordingLogger.ts";
import { usableImageOptions, type ImageOptions } from "./imageOptions.ts";

function check(options: ImageOptions) {
  const logger = recordingLogger();
  return { usable: usableImageOptions(options, logger), warnings: logger.warnings };
}

describe("image options (R8.11, R9.08)", () => {
  it.each<ImageOptions>([
    { width: 1, height: 0.5, smart: true },
    { quality: 0, blur: 0, brightness: 0 },
    { quality: 100, blur: 100, brightness: 100 },
    ...[0, 90, 180, 270].map((rotation) => ({ rotation })),
    ...(["webp", "png", "jpeg", "avif"] as const).map((format) => ({ format })),
  ])("are used within their range, both ends included: %j", (options) => {
    expect(check(options)).toEqual({ usable: options, warnings: [] });
  });

  it.each<[keyof ImageOptions, unknown[], string]>([
    ["width", [0, -1, Number.NaN, Number.POSITIVE_INFINITY, "640", null], "a positive number"],
    ["height", [0, -320, Number.NaN, "auto"], "a positive number"],
    ["quality", [-1, 101, Number.NaN, "80"], "a number from 0 to 100"],
    ["blur", [-0.1, 100.1, "5"], "a number from 0 to 100"],
    ["brightness", [-20, 150, null], "a number from 0 to 100"],
    ["rotation", [45, -90, 360, "90"], "one of 0, 90, 180, 270"],
    ["format", ["gif", "jpg", ""], "one of webp, png, jpeg, avif"],
  ])("are left out with one warning when out of range: %s", (name, values, rule) => {
    for (const value of values) {
      // Editors and untyped callers send such values.
      const options = { quality: 60, width: 640, [name]: value } as ImageOptions;
      const { usable, warnings } = check(options);
      expect(usable).not.toHaveProperty(name);
      expect(warnings).toEqual([`Image option ${name} is left out: it must be ${rule}`]);
    }
  });

  it("are judged one by one", () => {
    const { usable, warnings } = check({ width: 0, height: -1, quality: 60, rotation: 30 });
    expect(usable).toEqual({ quality: 60 });
    expect(warnings).toHaveLength(3);
  });
});
