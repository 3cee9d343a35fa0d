import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Circumstances,
  INITIAL_STATE,
  type SupportEffect,
  type SupportEvent,
  type SupportKind,
  type SupportState,
  transition,
} from "./supportMachine.ts";

const OPEN: Circumstances = { isEnabled: true, isAllowed: true, hasConsent: true, userId: null };
const given = (change: Partial<Circumstances> = {}): SupportEvent => ({
  type: "circumstances",
  now: { ...OPEN, ...change },
});
const PRESSED: SupportEvent = { type: "pressed" };
const BOOTED: SupportEvent = { type: "booted" };
const FAILED: SupportEvent = { type: "failed" };
const CLOSED: SupportEvent = { type: "closed" };
const DISMISSED: SupportEvent = { type: "dismissed" };

/** Goes through events and tells the last state with all effects on the way. */
function run(...events: readonly SupportEvent[]): { state: SupportState; effects: readonly SupportEffect[] } {
  let state = INITIAL_STATE;
  const effects: SupportEffect[] = [];
  for (const event of events) {
    const next = transition(state, event);
    state = next.state;
    effects.push(...next.effects);
  }
  return { state, effects };
}
const kindAfter = (...events: readonly SupportEvent[]): SupportKind => run(...events).state.kind;

/** The way into each state. */
const INTO: Readonly<Record<SupportKind, readonly SupportEvent[]>> = {
  absent: [],
  blocked: [given({ hasConsent: false })],
  ready: [given()],
  booting: [given(), PRESSED],
  open: [given(), PRESSED, BOOTED],
  closed: [given(), PRESSED, BOOTED, CLOSED],
  failed: [given(), PRESSED, FAILED],
};
const KINDS = Object.keys(INTO) as readonly SupportKind[];
const RUNNING: readonly SupportKind[] = ["booting", "open", "closed", "failed"];

describe("the support chat's states", () => {
  it.each(KINDS)("%s is reached as the tests say", (kind) => {
    expect(kindAfter(...INTO[kind])).toBe(kind);
  });

  it.each([
    ["the feature is off", { isEnabled: false }],
    ["the visitor is not allowed", { isAllowed: false }],
  ] as const)(
    "boot with consent, feature and permission, and with none of them missing: %s (R4.17)",
    (_, missing) => {
      const { state, effects } = run(given(missing), PRESSED, BOOTED);
      expect(state.kind).toBe("absent");
      expect(effects).toEqual([]);
    },
  );

  it("do not boot without consent to preferences, however often the button is pressed (R4.17)", () => {
    const { state, effects } = run(given({ hasConsent: false }), PRESSED, PRESSED, BOOTED);
    expect(state).toMatchObject({ kind: "blocked", isNoticeShown: true });
    expect(effects).toEqual([]);
  });

  it("do not boot before a press, whatever is granted", () => {
    expect(run(given()).effects).toEqual([]);
    expect(run(given(), PRESSED).effects).toEqual(["boot"]);
    expect(run(given(), PRESSED, BOOTED).effects).toEqual(["boot", "open"]);
  });

  it.each(RUNNING)(
    "shut down from %s when consent is withdrawn, and boot again only by a press (R4.18)",
    (kind) => {
      const { state, effects } = run(...INTO[kind], given({ hasConsent: false }), given());
      expect(state).toMatchObject({ kind: "ready", isNoticeShown: false, wantsOpen: false });
      // A chat that failed was shut down when it did.
      expect(effects.at(-1)).toBe("shutdown");
      expect(effects.filter((effect) => effect === "boot")).toHaveLength(1);
    },
  );

  it("show a notice where consent is missing, then boot and open once it is given (R4.19)", () => {
    const noticed = run(given({ hasConsent: false }), PRESSED);
    expect(noticed.state.isNoticeShown).toBe(true);
    const { state, effects } = run(given({ hasConsent: false }), PRESSED, given(), BOOTED);
    expect(state).toMatchObject({ kind: "open", isNoticeShown: false });
    expect(effects).toEqual(["boot", "open"]);
  });

  it("stay a button when consent is given without the notice, or after it was dismissed (R4.19)", () => {
    expect(run(given({ hasConsent: false }), given())).toMatchObject({
      state: { kind: "ready" },
      effects: [],
    });
    const dismissed = run(given({ hasConsent: false }), PRESSED, DISMISSED, given());
    expect(dismissed).toMatchObject({ state: { kind: "ready" }, effects: [] });
  });

  it("keep the notice over other changes, such as a navigation", () => {
    const denied = given({ hasConsent: false });
    expect(run(denied, PRESSED, denied).state.isNoticeShown).toBe(true);
  });

  it.each(RUNNING)(
    "shut down from %s on a game-play route, or where visitors do not get it (R4.20)",
    (kind) => {
      const { state, effects } = run(...INTO[kind], given({ isAllowed: false }));
      expect(state.kind).toBe("absent");
      expect(effects.at(-1)).toBe("shutdown");
    },
  );

  it.each(RUNNING)("shut down from %s when another visitor is there", (kind) => {
    const { state, effects } = run(...INTO[kind], given({ userId: "player" }));
    expect(state).toMatchObject({ kind: "ready", userId: "player" });
    expect(effects.at(-1)).toBe("shutdown");
  });

  it("close and open by the button, without booting again", () => {
    const { state, effects } = run(...INTO.open, PRESSED, PRESSED);
    expect(state.kind).toBe("open");
    expect(effects).toEqual(["boot", "open", "close", "open"]);
  });

  it("do not open a chat that was closed while it booted", () => {
    expect(run(...INTO.booting, CLOSED, BOOTED)).toMatchObject({
      state: { kind: "closed" },
      effects: ["boot"],
    });
    expect(kindAfter(...INTO.booting, CLOSED, PRESSED, BOOTED)).toBe("open");
  });

  it.each(["booting", "open", "closed"] as const)("from %s fail, and a press tries again", (kind) => {
    const failed = run(...INTO[kind], FAILED);
    expect(failed.state.kind).toBe("failed");
    expect(failed.effects.at(-1)).toBe("shutdown");
    expect(run(...INTO[kind], FAILED, PRESSED, BOOTED).state.kind).toBe("open");
    expect(kindAfter(...INTO[kind], FAILED, CLOSED)).toBe("ready");
  });

  it.each([
    ["absent", [PRESSED, DISMISSED, BOOTED, FAILED, CLOSED]],
    ["blocked", [DISMISSED, BOOTED, FAILED, CLOSED]],
    ["ready", [DISMISSED, BOOTED, FAILED, CLOSED]],
    ["open", [BOOTED, DISMISSED]],
    ["closed", [BOOTED, CLOSED, DISMISSED]],
    ["failed", [BOOTED, DISMISSED]],
  ] as const)("%s is left by nothing that does not concern it", (kind, events) => {
    for (const event of events) {
      const before = run(...INTO[kind]);
      const after = transition(before.state, event);
      expect([event.type, after.state.kind, after.effects]).toEqual([event.type, kind, []]);
    }
  });

  it("never run without consent, feature and permission, by any way at all (R4.17, R4.18, R4.20)", () => {
    const circumstances = fc
      .record({
        isEnabled: fc.boolean(),
        isAllowed: fc.boolean(),
        hasConsent: fc.boolean(),
        userId: fc.constantFrom(null, "one", "two"),
      })
      .map((now): SupportEvent => ({ type: "circumstances", now }));
    const events = fc.array(
      fc.oneof(circumstances, fc.constantFrom(PRESSED, BOOTED, FAILED, CLOSED, DISMISSED)),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(events, (way) => {
        let state = INITIAL_STATE;
        let last: Circumstances = { ...OPEN, isEnabled: false };
        let isRunning = false;
        const wrong: string[] = [];
        for (const event of way) {
          if (event.type === "circumstances") last = event.now;
          const next = transition(state, event);
          state = next.state;
          for (const effect of next.effects) {
            if (effect === "boot") isRunning = true;
            else if (effect === "shutdown") isRunning = false;
            else if (!isRunning) wrong.push(`${effect} without a boot`);
          }
          const mayRun = last.isEnabled && last.isAllowed && last.hasConsent;
          if (isRunning && !mayRun) wrong.push(`runs after ${JSON.stringify(event)}`);
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});
