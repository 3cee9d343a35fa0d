import { afterEach, describe, expect, it, vi } from "vitest";
import { applyConsent } from "../cookie-banner/applyConsent.ts";
import { consentState } from "../consent-adapters/consentAdapter.ts";
import { documentTakesVendors } from "./documentTakesVendors.ts";

const started = vi.hoisted(() => vi.fn());
vi.mock("./startTagManager.ts", () => ({
  startTagManager: (id: string) => {
    started(id);
    return { update: vi.fn() };
  },
}));

function load(address: string, { player = false, isStrict = false } = {}) {
  const dataset: Record<string, string> = player ? { player: "logged_in" } : {};
  vi.stubGlobal("location", { href: "https://fjord.dk/" });
  vi.stubGlobal("document", { documentElement: { dataset }, querySelector: () => (isStrict ? {} : null) });
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    // Only the name is read.
    { name: `https://fjord.dk${address}` } as PerformanceEntry,
  ]);
  return dataset;
}
const ALL = consentState({ preferences: true, statistics: true, marketing: true });

describe("vendor scripts in a document", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it.each([
    ["a page of a player", "/faq", { player: true }],
    ["a page that opens the sign-in overlay", "/faq?auth=login", {}],
    ["a page with a return address", "/?returnUrl=%2Fkonto%2Fhjem", {}],
    ["a page with a stricter content security policy", "/signup", { isStrict: true }],
  ] as const)("do not start in %s, even with full consent", async (_, address, options) => {
    const dataset = load(address, options);
    expect(documentTakesVendors()).toBe(false);
    await applyConsent(ALL, "GTM-ABC123");
    expect(started).not.toHaveBeenCalled();
    expect(dataset).not.toHaveProperty("vendors");
  });

  it("start in a guest's public page and mark it", async () => {
    const dataset = load("/faq?kategori=slots");
    await applyConsent(ALL, "GTM-ABC123");
    expect(started).toHaveBeenCalledExactlyOnceWith("GTM-ABC123");
    expect(dataset["vendors"]).toBe("running");
  });
});
