import { describe, expect, it } from "vitest";
import { REFUSAL_STATUS, type CallContract } from "../call-contract/index.ts";
import * as bingo from "../bingo/index.ts";
import * as chat from "../chat/index.ts";
import * as content from "../content/index.ts";
import * as edge from "../edge/index.ts";
import * as games from "../games/index.ts";
import * as images from "../images/index.ts";
import * as management from "../management/index.ts";
import * as payments from "../payments/index.ts";
import * as playerAccount from "../player-account/index.ts";
import * as play from "../play/index.ts";
import * as staff from "../staff/index.ts";
import * as support from "../support/index.ts";
import * as tracking from "../tracking/index.ts";
import * as userAuth from "../user-auth/index.ts";
import { CALLS } from "./index.ts";

const ALL: readonly CallContract[] = CALLS;
const ENTRIES = {
  bingo,
  chat,
  content,
  edge,
  games,
  images,
  management,
  payments,
  play,
  playerAccount,
  staff,
  support,
  tracking,
  userAuth,
};
const BROWSER = ["anyone", "guest", "player", "registrant", "beacon"];
const ofBrowsers = ALL.filter(({ audience }) => BROWSER.includes(audience));
const byId = (calls: readonly CallContract[]) => calls.map((call) => [call.id, call] as const);
const isContract = (value: unknown): value is CallContract =>
  typeof value === "object" && value !== null && "audience" in value && "path" in value;

describe("the list of calls", () => {
  it("has each id and each address once", () => {
    const addresses = ALL.flatMap(({ method, path, aliases = [] }) =>
      [path, ...aliases].map((one) => `${method} ${one}`),
    );
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(Object.entries(ENTRIES))("has every contract that %s exports, named as its id", (_, entry) => {
    for (const [name, value] of Object.entries(entry)) {
      if (!isContract(value)) continue;
      expect(name.toLowerCase().replaceAll("_", "-")).toBe(value.id);
      expect(ALL).toContain(value);
    }
  });

  it.each(byId(ofBrowsers))("protects %s from other sites where it has an effect", (_, call) => {
    expect(call.kind === "change").toBe(call.method !== "GET");
    const isProtected = call.kind === "change" || call.kind === "effect";
    expect(call.refusals.includes("cross-site")).toBe(isProtected);
  });

  it.each(byId(ALL))("says that %s needs a session, or refuses one, where it does", (_, call) => {
    const needsSession = ["player", "registrant", "staff"].includes(call.audience);
    expect(call.refusals.includes("not-signed-in")).toBe(needsSession);
    expect(call.refusals.includes("signed-in")).toBe(call.audience === "guest");
  });

  it.each(byId(ALL.filter(({ audience }) => audience === "public" || audience === "reader")))(
    "lets %s, which needs no session, only read",
    (_, call) => {
      expect([call.method, call.kind]).toEqual(["GET", "read"]);
    },
  );

  it.each(
    byId(ALL.filter(({ audience }) => ["server", "operator", "studio", "chat-server"].includes(audience))),
  )("keeps %s, which is signed, out of the paths that browsers reach", (_, { path }) => {
    expect(path).toMatch(/^\/(?:internal|management|studio|staff)\//);
  });

  it.each(byId(ALL))("names the roles of %s where staff make it, and nowhere else (R8.01)", (_, call) => {
    expect((call.roles?.length ?? 0) > 0).toBe(call.audience === "staff");
    expect(call.refusals.includes("role-needed")).toBe(call.audience === "staff");
    if (call.audience !== "staff") return;
    expect(call.kind).toBe(call.method === "GET" ? "read" : "change");
    expect(call.refusals.includes("cross-site")).toBe(call.kind === "change");
  });

  it("lets only changes of players be idempotent, since their answers are stored for a player", () => {
    for (const { audience, kind, answer } of ALL.filter(({ idempotent }) => idempotent)) {
      expect([audience, kind, answer !== undefined]).toEqual(["player", "change", true]);
    }
  });

  it("answers a browser 401 only for a missing session, since the site leaves the page for it (R8.01)", () => {
    const codes = Object.entries(REFUSAL_STATUS).filter(([, status]) => status === 401);
    expect(codes.map(([code]) => code)).toEqual(["not-signed-in", "unsigned"]);
    for (const { refusals } of ofBrowsers) expect(refusals).not.toContain("unsigned");
  });

  it.each([
    ["track-page-request", "/page-request", "R7.19"],
    ["track-event", "/event", "R7.20"],
  ])("has %s as POST %s of the tracking service (%s)", (id, path, _requirement) => {
    expect(ALL.find((call) => call.id === id)).toMatchObject({
      method: "POST",
      path: `/gateway/tracking/api/public${path}`,
    });
  });
});
