import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";

const secret = () => randomBytes(24).toString("hex");
/** A secret that a state folder does not have yet is generated at the next start. */
const hex = z
  .string()
  .regex(/^[0-9a-f]{32,}$/)
  .default(secret);
const BrandSecretsSchema = z.object({
  contentToken: hex,
  previewToken: hex,
  previewSecret: hex,
  /** Shared by the brand and the identity provider. */
  mitId: hex,
  /** Shared by the brand and the vendor of customer service's chat, if it has one. */
  support: hex,
});
/** What gateway and payment provider share about one account. */
const PaymentSecretsSchema = z.object({ key: hex, hook: hex });
const PaymentsSchema = z
  .object({
    betaling: PaymentSecretsSchema.prefault({}),
    "betaling-bank": PaymentSecretsSchema.prefault({}),
  })
  .prefault({});
const SecretsSchema = z.object({
  /** One for each purpose: an app that is broken into must not be able to publish. */
  edge: hex,
  revalidate: hex,
  management: hex,
  mail: hex,
  /** Encrypts CPR numbers; with another one, no player can be found any more. */
  cpr: hex,
  /** Seals what payment providers send. */
  payment: hex,
  /** Signs the calls of the console. */
  console: hex,
  /** Shared by gateway and chat server. */
  chat: hex,
  /** Shared by the console's sign-in and the identity provider of staff. */
  staff: hex,
  /** Signs the calls of the game studio, and our questions to it. */
  studio: hex,
  /** Secrets of the accounts at the payment provider, by the provider's id. */
  payments: PaymentsSchema,
  /** Secrets by brand. */
  brands: z.record(z.string(), BrandSecretsSchema),
});
export type Secrets = z.infer<typeof SecretsSchema>;

/** Reads the secrets of a local stack; generates them on first start in a file that only its owner can read. */
export async function loadSecrets(stateDir: string, brandIds: readonly string[]): Promise<Secrets> {
  const file = join(stateDir, "secrets.json");
  const stored = await readFile(file, "utf8").then(
    (text) => SecretsSchema.parse(JSON.parse(text)),
    () => undefined,
  );
  const secrets: Secrets = {
    edge: stored?.edge ?? secret(),
    revalidate: stored?.revalidate ?? secret(),
    management: stored?.management ?? secret(),
    mail: stored?.mail ?? secret(),
    cpr: stored?.cpr ?? secret(),
    payment: stored?.payment ?? secret(),
    console: stored?.console ?? secret(),
    chat: stored?.chat ?? secret(),
    staff: stored?.staff ?? secret(),
    studio: stored?.studio ?? secret(),
    payments: stored?.payments ?? PaymentsSchema.parse(undefined),
    brands: Object.fromEntries(
      brandIds.map((id) => [id, stored?.brands[id] ?? BrandSecretsSchema.parse({})]),
    ),
  };
  await mkdir(stateDir, { recursive: true });
  await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
