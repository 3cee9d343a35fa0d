import type { RegisteredBrand } from "@spilhus/contracts";
import type { Log } from "@spilhus/lib";
import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { databaseNow } from "../clock/index.ts";
import type { Brands } from "../config/index.ts";
import type { Queries } from "../database/index.ts";
import { findFaults, findRecentFaults, type LedgerFault, sealDay } from "../ledger/index.ts";
import type { PutMail } from "../mail/index.ts";

/** What the nightly check needs. */
export interface NightlyServices {
  readonly db: NodePgDatabase;
  readonly brands: Brands;
  readonly log: Log;
  readonly putMail: PutMail;
  /** Who keeps the seals outside the database; absent: they leave it by the log alone. */
  readonly sealMail: string | undefined;
}

/** Reading everything takes long when there are years of it. */
const LONGEST_CHECK = "2h";

/** One brand of each licence: its zone gives the day, and its name stands under the mail. */
function brandsOfLicences(brands: Brands): readonly RegisteredBrand[] {
  const byLicence = new Map<string, RegisteredBrand>();
  for (const brand of brands.values()) {
    if (!byLicence.has(brand.licence.number)) byLicence.set(brand.licence.number, brand);
  }
  return [...byLicence.values()];
}

/** The day before today in a brand's zone, unless it has a seal. */
async function unsealedDay(db: Queries, { licence, timezone }: RegisteredBrand): Promise<string | undefined> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day
    from (select (${databaseNow} at time zone ${timezone})::date - 1 as day) as yesterday
    where not exists (select from ledger_seals where licence = ${licence.number} and ledger_seals.day >= yesterday.day)
  `);
  return rows[0]?.day;
}

/** What a check finds. */
async function faultsOf(
  db: NodePgDatabase,
  find: (tx: Queries) => Promise<readonly LedgerFault[]>,
): Promise<readonly LedgerFault[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = ${sql.raw(`'${LONGEST_CHECK}'`)}`);
    return find(tx);
  });
}

/** Everything that is wrong in the ledger and in the audit's chains. */
async function findEverything(tx: Queries): Promise<readonly LedgerFault[]> {
  const { rows } = await tx.execute<{ subject: string; fault: string }>(
    sql`select chain || ' ' || place as subject, fault from audit_broken()`,
  );
  const ofAudit = rows.map(({ subject, fault }) => ({ invariant: "audit", subject, fault }));
  return [...(await findFaults(tx)), ...ofAudit];
}

type CheckServices = Pick<NightlyServices, "db" | "log">;

async function tellOf({ db, log }: CheckServices, find: Parameters<typeof faultsOf>[1]): Promise<number> {
  const faults = await faultsOf(db, find);
  for (const fault of faults) log("error", "the ledger is broken", { security: true, ...fault });
  return faults.length;
}

/**
 * Checks what was booked since the last seal, and logs each fault as an error.
 *
 * @returns how many there are
 */
export const checkRecentLedger = (services: CheckServices): Promise<number> =>
  tellOf(services, findRecentFaults);

/**
 * Checks the whole ledger with every seal, and the audit: also what was changed before the last seal is found.
 *
 * @returns how many faults there are
 */
export const checkWholeLedger = (services: CheckServices): Promise<number> =>
  tellOf(services, findEverything);

async function sealOf(services: NightlyServices, brand: RegisteredBrand, faults: number): Promise<void> {
  const { db, log, putMail, sealMail } = services;
  const sealed = await db.transaction(async (tx) => {
    const day = await unsealedDay(tx, brand);
    if (day === undefined) return undefined;
    const seal = await sealDay(tx, brand.licence.number, day);
    if (sealMail !== undefined) {
      const [host] = brand.domains.production;
      const about = { licence: seal.licence, day: seal.day, hash: seal.hash, faults };
      const origin = `https://${host ?? brand.rpId}`;
      await putMail(tx, brand.id, { kind: "ledger-sealed", to: sealMail, locale: "da", origin, ...about });
    }
    return seal;
  });
  if (sealed) log("info", "the ledger was sealed", { ...sealed, faults });
}

/**
 * Checks what was booked since the last seal, and seals yesterday for each licence whose day has no seal yet. The seal's hash leaves the
 * database by the log and by mail, because whoever can change everything in the database could also recompute its seals. A
 * day is sealed even if there are faults: the seal keeps what they are compared with later.
 */
export async function sealLedger(services: NightlyServices): Promise<void> {
  const { db, brands } = services;
  const due: RegisteredBrand[] = [];
  for (const brand of brandsOfLicences(brands)) {
    if ((await unsealedDay(db, brand)) !== undefined) due.push(brand);
  }
  if (due.length === 0) return;
  const faults = await checkRecentLedger(services);
  for (const brand of due) await sealOf(services, brand, faults);
}
