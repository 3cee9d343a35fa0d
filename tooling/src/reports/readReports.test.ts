import { describe, expect, it } from "vitest";
import { readReport } from "./readReports.ts";

const passedTest = { status: "expected", projectName: "fjord", results: [{ errors: [] }] };

describe("a runner's report", () => {
  it("of Vitest gives each test with its full title", () => {
    const report = {
      testResults: [
        {
          name: "a.test.ts",
          status: "passed",
          assertionResults: [{ fullName: "edge keeps (R2.54)", status: "passed" }],
        },
      ],
    };
    expect(readReport(JSON.stringify(report))).toEqual([{ title: "edge keeps (R2.54)", status: "passed" }]);
  });

  it("of Vitest names tests that passed only on a retry, with file and first error", () => {
    const failureMessages = [
      "Error: expected 1 to be 2\n    at /a.test.ts:3:39\n    at file:///node_modules/vitest/run.js:1",
      "Error: second",
    ];
    const assertionResults = [{ fullName: "waits", status: "passed", failureMessages }];
    const report = { testResults: [{ name: "/a.test.ts", status: "passed", assertionResults }] };
    expect(readReport(JSON.stringify(report))).toEqual([
      {
        title: "waits",
        status: "passed",
        failedFirst: "/a.test.ts: Error: expected 1 to be 2 · at /a.test.ts:3:39",
      },
    ]);
  });

  it("of Vitest counts a file that did not load as a failure", () => {
    const report = {
      testResults: [{ name: "b.test.ts", status: "failed", message: "boom", assertionResults: [] }],
    };
    expect(readReport(JSON.stringify(report))).toEqual([{ title: "b.test.ts: boom", status: "failed" }]);
  });

  it("of Playwright gives nested titles, and its own errors as failures", () => {
    const report = {
      suites: [
        {
          title: "front.spec.ts",
          suites: [{ title: "fjord", specs: [{ title: "opens (R2.01)", tests: [passedTest] }] }],
        },
      ],
      errors: [{ message: "no browser" }],
    };
    expect(readReport(JSON.stringify(report))).toEqual([
      { title: "front.spec.ts fjord opens (R2.01)", status: "passed" },
      { title: '{"message":"no browser"}', status: "failed" },
    ]);
  });

  it("of Playwright names tests that passed only on a retry, with project and first error", () => {
    const message =
      "\u001B[31mError: expect(locator).toHaveCount\u001B[39m\n\nExpected: 0\nReceived: 1\n\nCall log:\n  waiting";
    const results = [{ errors: [{ message }] }, { errors: [] }];
    const specs = [{ title: "opens", tests: [{ status: "flaky", projectName: "fjord", results }] }];
    const report = { suites: [{ title: "front.spec.ts", specs }], errors: [] };
    expect(readReport(JSON.stringify(report))).toEqual([
      {
        title: "front.spec.ts opens",
        status: "passed",
        failedFirst: "fjord: Error: expect(locator).toHaveCount · Expected: 0 · Received: 1",
      },
    ]);
  });

  it("of neither is refused", () => {
    expect(() => readReport("{}")).toThrow(/suites/);
  });
});
