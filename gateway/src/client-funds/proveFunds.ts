import { createHash } from "node:crypto";
import type { Log } from "@spilhus/lib";
import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Brands } from "../config/index.ts";
import type { Queries } from "../database/index.ts";
import { readFunds, targetOf } from "./readFunds.ts";
import { type BankStatement, readStatements, StatementError } from "./readStatement.ts";
import { fundsProofs } from "./tables.ts";

/** The client bank account of each licence, by its number. */
export type ClientAccounts = Readonly<Record<string, string>>;

/** Services of comparing statements. */
export interface FundsServices {
  readonly log: Log;
  readonly brands: Brands;
  readonly clientAccounts: ClientAccounts;
}

type ProofRow = typeof fundsProofs.$inferSelect;

/** What a proof says. */
export interface FundsProof {
  readonly licence: string;
  readonly day: string;
  readonly targetOre: number;
  readonly bankOre: number;
  readonly truedUpOre: number;
  /** Øre still to be transferred to the account; below 0 from it. */
  readonly transferOre: number;
  /** Text that the transfer must carry, so that a later statement can be matched with it. */
  readonly reference: string;
}

/** Days before a statement's own whose transfers it may show. */
const DAYS_BACK = 14;
/** A transaction that began before the end of a day has long ended by then. */
const SETTLED_SECONDS = 60;

const referenceOf = (licence: string, day: string) => `KLIENT-${licence}-${day.replaceAll("-", "")}`;

/** A proof, with what it asks for. */
export function proofOf(row: ProofRow): FundsProof {
  const { licence, day, bankOre, truedUpOre } = row;
  const targetOre = targetOf(row);
  const transferOre = targetOre - bankOre - truedUpOre;
  return { licence, day, targetOre, bankOre, truedUpOre, transferOre, reference: referenceOf(licence, day) };
}

function licenceOf({ clientAccounts }: FundsServices, { iban }: BankStatement): string {
  const found = Object.entries(clientAccounts).find(([, account]) => account === iban);
  if (!found) throw new StatementError("The statement is of an account that CLIENT_ACCOUNTS does not name.");
  return found[0];
}

/** The end of a statement's day, once it is past. */
async function endOf({ brands }: FundsServices, tx: Queries, licence: string, day: string): Promise<Date> {
  const brand = [...brands.values()].find((one) => one.licence.number === licence);
  if (!brand) throw new StatementError(`No brand has the licence ${licence}.`);
  const { rows } = await tx.execute<{ ends_at: string; over: boolean }>(sql`
    select ends_at, ends_at < ${databaseNow} - make_interval(secs => ${SETTLED_SECONDS}) as over
    from (select (${day}::date + 1)::timestamp at time zone ${brand.timezone} as ends_at) as ends
  `);
  const [row] = rows;
  if (!row?.over) throw new StatementError(`${day} is not over.`);
  return new Date(row.ends_at);
}

const transferred = ({ entries }: BankStatement, reference: string) =>
  entries.filter(({ text }) => text.includes(reference)).reduce((sum, { amountOre }) => sum + amountOre, 0);

type Source = Pick<ProofRow, "statement" | "statementDay" | "statementHash" | "by">;

async function add(tx: Queries, row: typeof fundsProofs.$inferInsert): Promise<FundsProof[]> {
  return (await tx.insert(fundsProofs).values(row).onConflictDoNothing().returning()).map(proofOf);
}

/** Adds a row for each earlier day whose transfer the statement shows. */
async function addTransfers(
  tx: Queries,
  licence: string,
  statement: BankStatement,
  source: Source,
): Promise<FundsProof[]> {
  const { licence: whose, day, id } = fundsProofs;
  const known = and(eq(whose, licence), lt(day, statement.day));
  const rows = await tx
    .select()
    .from(fundsProofs)
    .where(and(known, sql`${day} >= ${statement.day}::date - ${DAYS_BACK}::int`))
    .orderBy(asc(id));
  const proofs: FundsProof[] = [];
  for (const ofDay of Map.groupBy(rows, (row) => row.day).values()) {
    const latest = ofDay.at(-1);
    // A report of a day is followed by its statement, which shows the same transfers once more.
    const before = ofDay.findLast(({ statementDay }) => statementDay < statement.day);
    if (!latest || !before) continue;
    const truedUpOre = before.truedUpOre + transferred(statement, referenceOf(licence, latest.day));
    if (truedUpOre === latest.truedUpOre) continue;
    const { id: _, at: __, hash: ___, ...same } = latest;
    proofs.push(...(await add(tx, { ...same, ...source, truedUpOre })));
  }
  return proofs;
}

/** Statements come in the order of their days; the last one may be replaced. */
async function requireNewest(tx: Queries, licence: string, { day }: BankStatement): Promise<void> {
  const later = and(eq(fundsProofs.licence, licence), gt(fundsProofs.statementDay, day));
  if ((await tx.$count(fundsProofs, later)) > 0)
    throw new StatementError(`Statements of days after ${day} have been given already.`);
}

async function prove(
  services: FundsServices,
  tx: Queries,
  statement: BankStatement,
  given: Pick<Source, "statementHash" | "by">,
): Promise<FundsProof[]> {
  const licence = licenceOf(services, statement);
  const { day, balanceOre: bankOre } = statement;
  const source = { ...given, statement: statement.id, statementDay: day };
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`client funds ${licence}`}, 0))`);
  await requireNewest(tx, licence, statement);
  const proofs = await addTransfers(tx, licence, statement, source);
  if (bankOre === undefined) return proofs;
  const endsAt = await endOf(services, tx, licence, day);
  const funds = await readFunds(tx, licence, endsAt);
  proofs.push(...(await add(tx, { licence, day, endsAt, ...funds, bankOre, truedUpOre: 0, ...source })));
  return proofs;
}

/**
 * Compares statements of client bank accounts with the players' money at the end of their days, and keeps each comparison
 * as a proof (BEK 1274/2019 § 11). A statement that shows an earlier day's transfer adds a proof of that day. The same file
 * again adds nothing. The caller's transaction stores all of it or nothing.
 *
 * @param file camt.053 or camt.052, see `readStatements`
 * @param by who gives it, such as `officer:lis`
 * @returns the proofs that were added
 * @throws {StatementError} where the file cannot be used
 */
export async function proveFunds(
  tx: Queries,
  services: FundsServices,
  file: Uint8Array,
  by: string,
): Promise<readonly FundsProof[]> {
  const statements = readStatements(file).toSorted((one, other) => one.day.localeCompare(other.day));
  const statementHash = createHash("sha256").update(file).digest();
  const proofs: FundsProof[] = [];
  for (const statement of statements)
    proofs.push(...(await prove(services, tx, statement, { statementHash, by })));
  for (const { licence, day, transferOre } of proofs) {
    if (transferOre > 0)
      services.log("error", "the client bank account holds less than the players' money", { licence, day });
    else services.log("info", "the client bank account holds the players' money", { licence, day });
  }
  return proofs;
}
