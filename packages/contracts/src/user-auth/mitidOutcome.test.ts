import { expect, it } from "vitest";
import { MITID_DISMISSED } from "./mitidOutcome.ts";

it("a dismissed visit to MitID says so word for word (R4.24)", () => {
  expect(new URLSearchParams(MITID_DISMISSED).toString()).toBe(
    "error=dismissed_or_cancelled&error_description=User+dismissed+or+otherwise+closed+the+MitId+window&mitid=true&mitid_provider=unknown",
  );
});
