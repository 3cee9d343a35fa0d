import { expect, it } from "vitest";
import { machineLines } from "./machineReport.ts";

it("each search of the money machine is a line with its time, and one that found nothing counts as failed", () => {
  const search = (fullName: string, status: string, duration: number) => ({ fullName, status, duration });
  const assertionResults = [search("finds I1", "passed", 5_230), search("finds I2", "failed", 60_000)];
  expect(machineLines({ testResults: [{ assertionResults }] })).toEqual({
    lines: ["passed    5.2 s  finds I1", "failed   60.0 s  finds I2"],
    failed: 1,
  });
});
