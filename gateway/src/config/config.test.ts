import { describe, expect, it } from "vitest";
import { parseConfig } from "./config.ts";
import { RATE_LIMITS } from "./rateLimits.ts";

const DATABASE = "postgres://gateway@db/gateway?sslmode=verify-full";
const complete = {
  MODE: "production",
  PORT: "4000",
  STATE_DIR: "/var/lib/gateway",
  DATABASE_URL: DATABASE,
  BRANDS_FILE: "/etc/brands.json",
  EDGE_SECRET: "0f1e2d3c4b5a69788796a5b4c3d2e1f0",
  REVALIDATE_SECRET: "1f1e2d3c4b5a69788796a5b4c3d2e1f1",
  MANAGEMENT_SECRET: "2f1e2d3c4b5a69788796a5b4c3d2e1f2",
  MAIL_SECRET: "3f1e2d3c4b5a69788796a5b4c3d2e1f3",
  CONTENT_TOKENS: '{"fjord":{"public":"public-token","preview":"preview-token"}}',
  REVALIDATE_TARGETS: '{"fjord":["http://127.0.0.1:4001"]}',
  EDGE_CONTROL: "http://127.0.0.1:4002",
  ACCOUNTS_ENABLED: "false",
  CPR_SECRET: "4f1e2d3c4b5a69788796a5b4c3d2e1f4",
};

const mitId = {
  issuer: "https://mitid.example",
  acr: "urn:grn:authn:dk:mitid:substantial",
  clients: { fjord: { id: "fjord", secret: "a secret of the client" } },
};

const players = {
  ...complete,
  ACCOUNTS_ENABLED: "true",
  MITID: JSON.stringify(mitId),
  EXCLUSION_REGISTER: "https://rofus.example",
  EXCLUSION_REGISTER_CLIENT: JSON.stringify({ id: "spilhus", secret: "a secret of the register" }),
  MESSENGER: "smtps://post:secret@mail.example",
};

describe("the gateway's runtime config", () => {
  it("is one typed object from the environment (R3.17)", () => {
    expect(parseConfig(complete)).toMatchObject({
      mode: "production",
      host: "127.0.0.1",
      port: 4000,
      databaseUrl: DATABASE,
      contentTokens: { fjord: { public: "public-token", preview: "preview-token" } },
      revalidateTargets: { fjord: ["http://127.0.0.1:4001"] },
      edgeControl: "http://127.0.0.1:4002",
      rateLimits: RATE_LIMITS,
    });
  });

  it("trusts an edge on this machine, or only the configured one", () => {
    const own = parseConfig(complete);
    expect([own.isTrustedProxy("127.0.0.1"), own.isTrustedProxy("::1")]).toEqual([true, true]);
    expect(own.isTrustedProxy("10.0.0.2")).toBe(false);
    const told = parseConfig({ ...complete, TRUSTED_PROXY: "10.0.0.2" });
    expect([told.isTrustedProxy("10.0.0.2"), told.isTrustedProxy("127.0.0.1")]).toEqual([true, false]);
  });

  it.each([
    ["PORT", "80000"],
    ["PORT", "http"],
    ["MODE", "staging"],
    ["STATE_DIR", "state"],
    ["DATABASE_URL", "mysql://db"],
    ["EDGE_SECRET", "short"],
    ["REVALIDATE_SECRET", "a".repeat(64)],
    ["MANAGEMENT_SECRET", "abcdefg".repeat(10)],
    ["CPR_SECRET", "0123".repeat(16)],
    ["EXCLUSION_REGISTER_CLIENT", '{"id":"spilhus"}'],
    ["CONTENT_TOKENS", "{"],
    ["CONTENT_TOKENS", '{"fjord":{"public":"public-token"}}'],
    ["CONTENT_TOKENS", '{"fjord":{"public":"same-token","preview":"same-token"}}'],
    ["REVALIDATE_TARGETS", '{"fjord":["127.0.0.1:4001"]}'],
    ["REVALIDATE_TARGETS", '{"fjord":["http://127.0.0.1:4001/path"]}'],
    ["TRUSTED_PROXY", "edge"],
    ["TRUSTED_PROXY", "0.0.0.0/0"],
    ["TRUSTED_PROXY", "0.0.0.0/1,128.0.0.0/1"],
    ["EDGE_CONTROL", "ftp://127.0.0.1"],
    ["RATE_LIMITS", '{"contentPerSecond":0}'],
    ["RATE_LIMITS", '{"contentsPerSecond":5}'],
    ["LOG_LEVEL", "loud"],
    ["ACCOUNTS_ENABLED", "off"],
    ["CPR_SECRET", "short"],
    ["EXCLUSION_REGISTER", "http://127.0.0.1/path"],
    ["MESSENGER", "mail.example"],
    ["MESSENGER", "smtp://mail.example/inbox"],
    ["MESSENGER", "https://mail.example"],
    ["MAIL_SENDERS", '{"fjord":"nobody"}'],
    ["MITID", "{"],
    ["MITID", JSON.stringify({ ...mitId, issuer: "mitid.example" })],
    ["MITID", JSON.stringify({ ...mitId, clients: { fjord: { id: "fjord" } } })],
    ["MITID", JSON.stringify({ ...mitId, issuer: "http://mitid.example" })],
    ["MITID", JSON.stringify({ ...mitId, backChannel: "http://127.0.0.1:4005" })],
  ])("stops at a wrong value and names %s (R3.17)", (name, value) => {
    expect(() => parseConfig({ ...complete, [name]: value })).toThrow(new RegExp(`^${name}\\b`));
  });

  it.each(["MODE", "PORT", "STATE_DIR", "BRANDS_FILE", "EDGE_SECRET", "CONTENT_TOKENS"])(
    "says that %s must be set when it is missing (R3.17)",
    (name) => {
      expect(() => parseConfig({ ...complete, [name]: undefined })).toThrow(`${name}: must be set.`);
    },
  );

  it("supports another broker by configuration only, including the names of its claims", () => {
    const claims = { cpr: "cprNumberIdentifier" };
    const { mitId: parsed } = parseConfig({ ...players, MITID: JSON.stringify({ ...mitId, claims }) });
    expect(parsed).toMatchObject({ scope: "openid profile ssn", claims: { uuid: "uuid", ...claims } });
  });

  it("requires the secret of CPR numbers with MitID", () => {
    const lacking = { ...complete, MITID: JSON.stringify(mitId), CPR_SECRET: undefined };
    expect(() => parseConfig(lacking)).toThrow(/^CPR_SECRET: must be set/);
  });

  it("starts without players in production only if explicit, and never with partial settings (R3.17)", () => {
    const forgotten = { ...complete, ACCOUNTS_ENABLED: undefined };
    expect(() => parseConfig(forgotten)).toThrow(
      "MITID: must be set, or ACCOUNTS_ENABLED=false where nobody has an account.",
    );
    expect(parseConfig(complete).mitId).toBeUndefined();
    expect(parseConfig({ ...forgotten, MODE: "development" }).mitId).toBeUndefined();
    expect(parseConfig({ ...players, ACCOUNTS_ENABLED: undefined }).mitId).toBeDefined();
    expect(() => parseConfig({ ...players, ACCOUNTS_ENABLED: "false" })).toThrow(
      "ACCOUNTS_ENABLED: must not be false where MITID is set.",
    );
  });

  it.each([
    "MITID",
    "CPR_SECRET",
    "EXCLUSION_REGISTER",
    "EXCLUSION_REGISTER_CLIENT",
    "MESSENGER",
    "MAIL_SECRET",
  ])("starts for no players in production without %s", (name) => {
    expect(() => parseConfig({ ...players, [name]: undefined })).toThrow(new RegExp(`^${name}: must be set`));
  });

  it.each([
    ["MITID", JSON.stringify({ ...mitId, issuer: "https://mitid.localhost" })],
    ["MITID", JSON.stringify({ ...mitId, issuer: "http://mitid.localhost:3000" })],
    ["MITID", JSON.stringify({ ...mitId, backChannel: "http://127.0.0.1:3300" })],
    ["EXCLUSION_REGISTER", "http://127.0.0.1:3300"],
    ["EXCLUSION_REGISTER", "http://mitid.localhost:3000"],
    ["EXCLUSION_REGISTER", "http://rofus.example"],
    ["EXCLUSION_REGISTER", "http://10.0.0.5"],
    ["EXCLUSION_REGISTER", "https://localhost."],
    ["EXCLUSION_REGISTER", "https://[::]"],
    ["MITID", JSON.stringify({ ...mitId, issuer: "https://0.0.0.0" })],
    ["MITID", JSON.stringify({ ...mitId, issuer: "https://[::ffff:127.0.0.1]" })],
    ["MESSENGER", "smtp://0x7f000001"],
    ["MESSENGER", "http://127.0.0.1:3300"],
    ["MESSENGER", "smtp://localhost:2525"],
  ])("takes nothing of a local stack for an authority in production: %s=%s", (name, value) => {
    expect(() => parseConfig({ ...players, [name]: value })).toThrow(new RegExp(`^${name}: in production`));
    expect(parseConfig(players).mitId).toBeDefined();
  });

  it.each([
    "http://wallet.polar.example/rounds",
    "https://studio.localhost/rounds",
    "https://127.0.0.1:4000",
  ])("believes no studio in production that it would ask at %s what a round has won", (rounds) => {
    const studio = { keys: ["a key of polar of 32 characters at least"], brands: ["fjord"], games: {} };
    const given = (address: string) => JSON.stringify({ polar: { ...studio, rounds: address } });
    expect(() => parseConfig({ ...players, STUDIOS: given(rounds) })).toThrow(/^STUDIOS \(at polar.rounds\)/);
    const far = "https://wallet.polar.example/rounds";
    expect(parseConfig({ ...players, STUDIOS: given(far) }).studios).toHaveProperty("polar");
  });

  it.each([
    ["an origin in the clear", { origin: "http://spil.polar.example" }, "origin"],
    ["a stand-in of this machine", { origin: "https://studio.localhost" }, "origin"],
    ["an address of this machine", { origin: "https://127.0.0.1:4000" }, "origin"],
    [
      "a pace below the law's",
      { games: { isbjerg: { mostWinTimes: 50, minRoundMs: 2_999 } } },
      "games.isbjerg.minRoundMs",
    ],
  ])("frames no studio in production with %s (games attack 11)", (_, wrong, place) => {
    const studio = { keys: ["a key of polar of 32 characters at least"], brands: ["fjord"], games: {} };
    const given = (fields: object) => JSON.stringify({ polar: { ...studio, ...fields } });
    expect(() => parseConfig({ ...players, STUDIOS: given(wrong) })).toThrow(`STUDIOS (at polar.${place})`);
    const fine = { origin: "https://spil.polar.example", games: { isbjerg: { mostWinTimes: 50 } } };
    expect(parseConfig({ ...players, STUDIOS: given(fine) }).studios["polar"]?.games).toEqual({
      isbjerg: { mostWinTimes: 50, minRoundMs: 3_000 },
    });
  });

  const standIn = {
    kind: "hosted-page",
    address: "https://api.pay.example",
    pages: "https://pay.example",
    key: "live_0123456789abcdef",
    hookSecrets: [`whsec_${Buffer.from("s".repeat(24)).toString("base64")}`],
    methods: ["card"],
    hasCapture: true,
    canPayOut: false,
  };
  const paying = {
    ...players,
    PAYMENT_SECRET: "5e1d2c3b4a59687f8e9d0c1b2a394857",
    PAYMENT_PROVIDERS: JSON.stringify({ betaling: standIn }),
    PAYMENT_METHODS: JSON.stringify({ fjord: { card: "betaling" } }),
  };

  it.each([
    ["address", "https://127.0.0.1:4005"],
    ["pages", "https://betaling.localhost"],
    ["address", "http://api.pay.example"],
    ["key", "test_0123456789abcdef"],
  ])("takes no stand-in and no test account for a payment provider in production: %s=%s", (name, value) => {
    const providers = JSON.stringify({ betaling: { ...standIn, [name]: value } });
    const given = { ...paying, PAYMENT_PROVIDERS: providers };
    expect(() => parseConfig(given)).toThrow(/^PAYMENT_PROVIDERS: in production betaling/);
    expect(parseConfig({ ...given, MODE: "development" }).paymentProviders).toHaveProperty("betaling");
    expect(parseConfig(paying).paymentProviders).toHaveProperty("betaling");
  });

  it("requires a secret and a provider where payments are configured", () => {
    expect(() => parseConfig({ ...paying, PAYMENT_SECRET: undefined })).toThrow(
      /^PAYMENT_SECRET: must be set/,
    );
    const methods = JSON.stringify({ fjord: { mobilepay: "betaling" } });
    expect(() => parseConfig({ ...paying, PAYMENT_METHODS: methods })).toThrow(
      'PAYMENT_METHODS (at fjord.mobilepay): no provider "betaling" of PAYMENT_PROVIDERS serves it.',
    );
  });

  it.each([
    ["EDGE_SECRET", "MANAGEMENT_SECRET"],
    ["REVALIDATE_SECRET", "CPR_SECRET"],
    ["MAIL_SECRET", "EDGE_SECRET"],
  ] as const)("refuses one value for %s and %s", (one, other) => {
    expect(() => parseConfig({ ...complete, [one]: complete[other] })).toThrow(/must not be the same/);
  });

  const databaseAt = (mode: string, url: string) => () =>
    parseConfig({ ...complete, MODE: mode, DATABASE_URL: url });

  it.each([
    "postgres://gateway@db/gateway?sslmode=require",
    "postgres://gateway@127.0.0.1/gateway",
    "postgres://gateway@localhost/gateway?host=/var/run/postgresql",
  ])("takes %s in production", (url) => {
    expect(databaseAt("production", url)).not.toThrow();
  });

  it.each([
    "postgres://gateway@db/gateway",
    "postgres://gateway@db/gateway?sslmode=prefer",
    "postgres://gateway@db/gateway?sslmode=disable",
    "postgres://gateway@10.0.0.5/gateway",
  ])("takes %s in development only", (url) => {
    expect(databaseAt("development", url)).not.toThrow();
    expect(databaseAt("production", url)).toThrow(/^DATABASE_URL: in production/);
  });

  it("never repeats a secret in its message", () => {
    const wrong = { ...complete, EDGE_SECRET: "hunter2" };
    expect(() => parseConfig(wrong)).toThrow(/EDGE_SECRET/);
    expect(() => parseConfig(wrong)).not.toThrow(/hunter2/);
  });

  it("changes only the limits that RATE_LIMITS names", () => {
    const { rateLimits } = parseConfig({ ...complete, RATE_LIMITS: '{"contentPerSecond":7}' });
    expect(rateLimits).toEqual({ ...RATE_LIMITS, contentPerSecond: 7 });
  });
});

describe("the sign-in of staff", () => {
  const staff = {
    issuer: "https://login.example",
    client: { id: "console", secret: "a secret of the console" },
    console: "https://konsol.example",
  };
  const CONSOLE_SECRET = "6f1e2d3c4b5a69788796a5b4c3d2e1f6";
  const withStaff = (changes: object, others: object = {}) =>
    parseConfig({ ...complete, CONSOLE_SECRET, STAFF: JSON.stringify({ ...staff, ...changes }), ...others });

  it("is a provider, a client and the console's address", () => {
    expect(withStaff({}).staff).toMatchObject({
      ...staff,
      scope: "openid profile email",
      rolesClaim: "roles",
    });
    expect(parseConfig(complete).staff).toBeUndefined();
  });

  it.each([
    ["an issuer in the clear", { issuer: "http://login.example" }],
    ["a console in the clear", { console: "http://konsol.example" }],
    ["an issuer on this machine", { issuer: "https://login.localhost" }],
    ["a back channel", { backChannel: "http://127.0.0.1:3000" }],
    ["a role that nobody knows", { roles: { admin: ["admins"] } }],
    ["a console with a path", { console: "https://konsol.example/a" }],
  ])("in production refuses %s", (_, changes) => {
    expect(() => withStaff(changes)).toThrow(/^STAFF/);
  });

  it("needs a secret of its own", () => {
    expect(() => withStaff({}, { CONSOLE_SECRET: undefined })).toThrow(/^CONSOLE_SECRET: must be set/);
    expect(() => withStaff({}, { CONSOLE_SECRET: complete.EDGE_SECRET })).toThrow(/must not be the same/);
  });
});
