import { ChatConfigSchema, type ChatConfig } from "./chat.ts";
import { addressList, AddressListSchema } from "@spilhus/lib/node";
import * as z from "zod";
import { checkProduction } from "./checkProduction.ts";
import { ConfigError } from "./configError.ts";
import { MitIdConfigSchema, type MitIdConfig } from "./mitId.ts";
import { MailSendersSchema, MessengerSchema } from "./messenger.ts";
import { PaymentMethodsSchema, type PaymentMethods } from "./paymentMethods.ts";
import { type PaymentProvidersConfig, PaymentProvidersSchema } from "../payment-providers/index.ts";
import { checkPayments } from "./checkPayments.ts";
import { RegisterClientSchema, type RegisterClient } from "./registerClient.ts";
import { equalSecrets, SecretSchema } from "./secrets.ts";
import { studioKeys, StudiosSchema, type Studios } from "./studios.ts";
import { StaffConfigSchema, type StaffConfig } from "./staff.ts";
import { RATE_LIMITS, RateLimitsSchema, type RateLimits } from "./rateLimits.ts";

const BrandId = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/, "must be a brand id such as fjord");
const Origin = z
  .url({ protocol: /^https?$/, error: "must be an http or https origin" })
  .refine(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    "must be an origin without path",
  );
const Token = z.string().min(8, "must have at least 8 characters").max(200);

const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context) => {
      try {
        // The next schema validates it.
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: "must be JSON" });
        return z.NEVER;
      }
    })
    .pipe(schema);

const isLoopback = addressList("127.0.0.0/8,::1") ?? (() => false);

const whole = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${minimum} to ${maximum}`)
    .transform(Number)
    .pipe(z.number().min(minimum).max(maximum, `must be a whole number from ${minimum} to ${maximum}`));

const Environment = z.object({
  MODE: z.enum(["development", "production"]),
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: whole(0, 65_535),
  /** Folder for the embedded database and rendered pictures. */
  STATE_DIR: z.string().startsWith("/", "must be an absolute path"),
  /** An external PostgreSQL; absent: the embedded one. */
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/, error: "must be a postgres:// address" }).optional(),
  DATABASE_POOL: whole(1, 200).default(10),
  /** `brands.json`, built from `brands/*`. */
  BRANDS_FILE: z.string().startsWith("/", "must be an absolute path"),
  /** Signs calls between gateway and edge. */
  EDGE_SECRET: SecretSchema,
  /** Signs calls between gateway and apps; an app's secret is good for nothing else. */
  REVALIDATE_SECRET: SecretSchema,
  /** Signs the calls of the editor's tool and of the back office. */
  MANAGEMENT_SECRET: SecretSchema,
  CONTENT_TOKENS: json(z.record(BrandId, z.strictObject({ public: Token, preview: Token }))),
  /** The app processes to notify of changes, by brand. */
  REVALIDATE_TARGETS: json(z.record(BrandId, z.array(Origin))).default({}),
  /** Addresses of the edge, whose forwarded visitor addresses are trusted. */
  TRUSTED_PROXY: AddressListSchema.default(() => isLoopback),
  /** The edge's control listener; absent: there is no edge to notify. */
  EDGE_CONTROL: Origin.optional(),
  /** Whether this gateway has players. Running without must be explicit, so that no setting is forgotten. */
  ACCOUNTS_ENABLED: z
    .enum(["true", "false"])
    .default("true")
    .transform((value) => value === "true"),
  /** The OpenID provider for MitID; in development it may be absent: then there is no sign-in by MitID. */
  MITID: json(MitIdConfigSchema).optional(),
  /** Hashes and seals CPR numbers for the database; with another secret no player is found any more. */
  CPR_SECRET: SecretSchema.optional(),
  /** The national register of excluded players; absent: treated as not answering. */
  EXCLUSION_REGISTER: Origin.optional(),
  /** Our credentials for the register. */
  EXCLUSION_REGISTER_CLIENT: json(RegisterClientSchema).optional(),
  /** The mail server; absent: no mail is sent. */
  MESSENGER: MessengerSchema.optional(),
  /** Seals queued mails; required with `MESSENGER`. */
  MAIL_SECRET: SecretSchema.optional(),
  MAIL_SENDERS: json(MailSendersSchema).default({}),
  /** Who gets the ledger's daily seals; absent: they stand in the log alone. */
  SEAL_MAIL: z.email().optional(),
  /** The OpenID provider of the operator's staff; absent: there is no console. */
  STAFF: json(StaffConfigSchema).optional(),
  /** The chat server; absent: there is no chat. */
  CHAT: json(ChatConfigSchema).optional(),
  /** Signs the calls of the console; required with `STAFF`. */
  CONSOLE_SECRET: SecretSchema.optional(),
  /** By id, the game studios that may call the wallet. */
  STUDIOS: json(StudiosSchema).default({}),
  /** The payment providers by their ids, with their accounts and keys. */
  PAYMENT_PROVIDERS: json(PaymentProvidersSchema).default({}),
  /** By brand, which payment provider each method goes through; absent: nobody can deposit. */
  PAYMENT_METHODS: json(PaymentMethodsSchema).default({}),
  /** By the licence's number, the IBAN of the bank account that holds its players' money. */
  CLIENT_ACCOUNTS: json(
    z.record(z.string(), z.string().regex(/^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/, "must be an IBAN")),
  ).default({}),
  /** Seals the events that providers send us. */
  PAYMENT_SECRET: SecretSchema.optional(),
  /** By brand, the secret by which the vendor of the support chat knows its players. */
  SUPPORT_SECRETS: json(z.record(BrandId, SecretSchema)).default({}),
  RATE_LIMITS: json(RateLimitsSchema.partial()).default({}),
  IMAGE_CACHE_MIB: whole(1, 1_000_000).default(512),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

type Parsed = z.infer<typeof Environment>;

/** The one typed configuration of the process (R3.17). */
export interface GatewayConfig {
  readonly mode: Parsed["MODE"];
  readonly host: string;
  readonly port: number;
  readonly stateDir: string;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  readonly brandsFile: string;
  readonly edgeSecret: string;
  readonly revalidateSecret: string;
  readonly managementSecret: string;
  readonly mailSecret: string | undefined;
  readonly contentTokens: Parsed["CONTENT_TOKENS"];
  readonly revalidateTargets: Parsed["REVALIDATE_TARGETS"];
  readonly isTrustedProxy: Parsed["TRUSTED_PROXY"];
  readonly edgeControl: string | undefined;
  readonly mitId: MitIdConfig | undefined;
  readonly cprSecret: string | undefined;
  readonly exclusionRegister: string | undefined;
  readonly exclusionRegisterClient: RegisterClient | undefined;
  readonly messenger: string | undefined;
  readonly sealMail: string | undefined;
  readonly mailSenders: Parsed["MAIL_SENDERS"];
  readonly staff: StaffConfig | undefined;
  readonly consoleSecret: string | undefined;
  readonly chat: ChatConfig | undefined;
  readonly studios: Studios;
  readonly paymentProviders: PaymentProvidersConfig;
  readonly paymentMethods: PaymentMethods;
  readonly clientAccounts: Parsed["CLIENT_ACCOUNTS"];
  readonly paymentSecret: string | undefined;
  readonly supportSecrets: Parsed["SUPPORT_SECRETS"];
  readonly rateLimits: RateLimits;
  readonly imageCacheBytes: number;
  readonly logLevel: Parsed["LOG_LEVEL"];
}

function check(parsed: Parsed): void {
  const tokens = Object.values(parsed.CONTENT_TOKENS).flatMap((pair) => [pair.public, pair.preview]);
  if (new Set(tokens).size !== tokens.length) {
    throw new ConfigError(
      "CONTENT_TOKENS must not use one token twice: a token names its space and its right.",
    );
  }
  const { MODE, MITID, CPR_SECRET } = parsed;
  if (MITID && CPR_SECRET === undefined) {
    throw new ConfigError("CPR_SECRET: must be set where MITID is: people are found by it.");
  }
  if (parsed.MESSENGER !== undefined && parsed.MAIL_SECRET === undefined) {
    throw new ConfigError("MAIL_SECRET: must be set where MESSENGER is: mails wait sealed.");
  }
  if ((parsed.STAFF === undefined) !== (parsed.CONSOLE_SECRET === undefined)) {
    throw new ConfigError("CONSOLE_SECRET: must be set where STAFF is, and nowhere else.");
  }
  const { EDGE_SECRET, REVALIDATE_SECRET, MANAGEMENT_SECRET, MAIL_SECRET, PAYMENT_SECRET } = parsed;
  const { CONSOLE_SECRET, CHAT } = parsed;
  const ours = { EDGE_SECRET, REVALIDATE_SECRET, MANAGEMENT_SECRET };
  const secrets = { ...ours, MAIL_SECRET, CPR_SECRET, PAYMENT_SECRET, CONSOLE_SECRET, CHAT: CHAT?.secret };
  const ofSupport = Object.fromEntries(
    Object.entries(parsed.SUPPORT_SECRETS).map(([brand, secret]) => [`SUPPORT_SECRETS.${brand}`, secret]),
  );
  const [same] = equalSecrets({ ...secrets, ...ofSupport, ...studioKeys(parsed.STUDIOS) });
  if (same !== undefined) {
    throw new ConfigError(`${same}: must not be the same as another secret: each is good for one purpose.`);
  }
  checkPayments(parsed);
  if (MODE === "production") checkProduction(parsed);
  if (MITID && !parsed.ACCOUNTS_ENABLED) {
    throw new ConfigError("ACCOUNTS_ENABLED: must not be false where MITID is set.");
  }
}

/**
 * Parses the environment once at start.
 *
 * @throws {ConfigError} naming the first variable that cannot be used; secrets are never repeated in it.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): GatewayConfig {
  const result = Environment.safeParse(environment);
  if (!result.success) {
    const [issue] = result.error.issues;
    const [name = "environment", ...inside] = issue?.path ?? [];
    const place = inside.length > 0 ? ` (at ${inside.join(".")})` : "";
    const missing = environment[String(name)] === undefined;
    throw new ConfigError(
      `${String(name)}${place}: ${missing ? "must be set" : (issue?.message ?? "cannot be used")}.`,
    );
  }
  const parsed = result.data;
  check(parsed);
  return {
    mode: parsed.MODE,
    host: parsed.HOST,
    port: parsed.PORT,
    stateDir: parsed.STATE_DIR,
    databaseUrl: parsed.DATABASE_URL,
    databasePool: parsed.DATABASE_POOL,
    brandsFile: parsed.BRANDS_FILE,
    edgeSecret: parsed.EDGE_SECRET,
    revalidateSecret: parsed.REVALIDATE_SECRET,
    managementSecret: parsed.MANAGEMENT_SECRET,
    mailSecret: parsed.MAIL_SECRET,
    contentTokens: parsed.CONTENT_TOKENS,
    revalidateTargets: parsed.REVALIDATE_TARGETS,
    isTrustedProxy: parsed.TRUSTED_PROXY,
    edgeControl: parsed.EDGE_CONTROL,
    mitId: parsed.MITID,
    cprSecret: parsed.CPR_SECRET,
    exclusionRegister: parsed.EXCLUSION_REGISTER,
    exclusionRegisterClient: parsed.EXCLUSION_REGISTER_CLIENT,
    messenger: parsed.MESSENGER,
    sealMail: parsed.SEAL_MAIL,
    mailSenders: parsed.MAIL_SENDERS,
    staff: parsed.STAFF,
    consoleSecret: parsed.CONSOLE_SECRET,
    chat: parsed.CHAT,
    studios: parsed.STUDIOS,
    paymentProviders: parsed.PAYMENT_PROVIDERS,
    paymentMethods: parsed.PAYMENT_METHODS,
    clientAccounts: parsed.CLIENT_ACCOUNTS,
    paymentSecret: parsed.PAYMENT_SECRET,
    supportSecrets: parsed.SUPPORT_SECRETS,
    rateLimits: { ...RATE_LIMITS, ...definedOnly(parsed.RATE_LIMITS) },
    imageCacheBytes: parsed.IMAGE_CACHE_MIB * 1024 * 1024,
    logLevel: parsed.LOG_LEVEL,
  };
}

function definedOnly(limits: Parsed["RATE_LIMITS"]): Partial<RateLimits> {
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
}
