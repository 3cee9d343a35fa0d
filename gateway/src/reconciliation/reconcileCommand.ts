import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { and, asc, eq, isNull } from "drizzle-orm";
import * as z from "zod";
import { type ClientAccounts, type FundsProof, proveFunds } from "../client-funds/index.ts";
import { checkKeptSeals } from "../ledger/index.ts";
import { reconciliationDifferences, reconciliations } from "../settlement-records/index.ts";
import { isOver, zoneOf } from "./dueDays.ts";
import type { ProviderDay } from "./readDay.ts";
import { reconcileDay, type ReconciliationServices } from "./reconcileDay.ts";
import { resolveDifference } from "./resolveDifference.ts";

/** Services of the command, besides those of reconciling. */
export interface CommandServices extends ReconciliationServices {
  readonly clientAccounts: ClientAccounts;
}

const DaySchema = z.iso.date();
const OfficerSchema = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);
const ResolutionSchema = z.object({
  id: z.uuid(),
  by: OfficerSchema,
  note: z.string().trim().min(1).max(500),
});

const OPTIONS = {
  day: { type: "string" },
  provider: { type: "string" },
  statement: { type: "string" },
  seals: { type: "string" },
  resolve: { type: "string" },
  by: { type: "string" },
  note: { type: "string" },
} as const;

const oreOf = (ore: number | null) => (ore === null ? "nothing" : `${ore} øre`);

async function report(
  { db }: ReconciliationServices,
  { provider, day }: ProviderDay,
): Promise<readonly string[]> {
  const [record] = await db
    .select()
    .from(reconciliations)
    .where(and(eq(reconciliations.provider, provider), eq(reconciliations.day, day)));
  if (!record) throw new Error("A day that was reconciled has no record.");
  const open = await db
    .select()
    .from(reconciliationDifferences)
    .where(
      and(
        eq(reconciliationDifferences.provider, provider),
        eq(reconciliationDifferences.day, day),
        isNull(reconciliationDifferences.resolvedAt),
      ),
    )
    .orderBy(asc(reconciliationDifferences.kind), asc(reconciliationDifferences.reference));
  const { state, reason, rows, matched, settledOre, bookedOre } = record;
  const figures =
    reason ?? `${matched} of ${rows} rows agree, ${settledOre} øre settled, ${bookedOre} øre booked`;
  return [
    `${provider} ${day}: ${state} (${figures})`,
    ...open.map(
      ({ id, kind, side, reference, ...sums }) =>
        `  ${id} ${kind} ${side} ${reference}: settled ${oreOf(sums.settledOre)}, booked ${oreOf(sums.bookedOre)}`,
    ),
  ];
}

async function resolve(
  { db }: ReconciliationServices,
  given: { readonly id: string; readonly by: string | undefined; readonly note: string | undefined },
): Promise<string> {
  const { success, data } = ResolutionSchema.safeParse(given);
  if (!success)
    throw new Error(
      'Give --resolve <id of the difference> --by <id of the officer> --note "what was found".',
    );
  if (!(await resolveDifference(db, data))) throw new Error(`No open difference has the id ${data.id}.`);
  return `${data.id}: resolved by ${data.by}`;
}

function fundsLines({ licence, day, targetOre, bankOre, ...proof }: FundsProof): readonly string[] {
  const { truedUpOre, transferOre, reference } = proof;
  const line = `licence ${licence} ${day}: ${targetOre} øre to be held, ${bankOre} øre on the account, ${truedUpOre} øre transferred since`;
  if (transferOre === 0) return [line];
  const way = transferOre > 0 ? "to the client account" : "from the client account to your own";
  return [line, `  transfer ${Math.abs(transferOre)} øre ${way}, with the text ${reference}`];
}

/** @returns whether no money is missing on the accounts */
async function prove(
  services: CommandServices,
  given: { readonly statement: string; readonly by: string | undefined },
  print: (line: string) => void,
): Promise<boolean> {
  const { success, data: by } = OfficerSchema.safeParse(given.by);
  if (!success) throw new Error("Give --statement <file> --by <id of the officer>.");
  const file = await readFile(given.statement);
  const proofs = await services.db.transaction((tx) => proveFunds(tx, services, file, `command:${by}`));
  if (proofs.length === 0) print("The statement says nothing new.");
  for (const line of proofs.flatMap(fundsLines)) print(line);
  return proofs.every(({ transferOre }) => transferOre <= 0);
}

const SEAL = /^(\S+) (\d{4}-\d\d-\d\d) ([0-9a-f]{64})$/;

/** @returns whether the database has all seals of a file */
async function compareSeals(
  { db }: CommandServices,
  file: string,
  print: (line: string) => void,
): Promise<boolean> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line.trim() !== "");
  const kept = lines.map((line) => {
    const [, licence, day, hash] = SEAL.exec(line.trim()) ?? [];
    if (licence === undefined || day === undefined || hash === undefined)
      throw new Error(`A line is "<licence> <day> <hash>", not "${line}".`);
    return { licence, day, hash };
  });
  const faults = await checkKeptSeals(db, kept);
  for (const { subject, fault } of faults) print(`${subject}: ${fault}`);
  if (faults.length === 0) print(`${kept.length} seals are those of the database`);
  return faults.length === 0;
}

/**
 * `--day 2026-11-22 [--provider <id>]` reconciles a day that is over; `--resolve <id> --by <officer> --note <text>` resolves
 * a difference; `--statement <file> --by <officer>` compares a bank's statements with the players' money;
 * `--seals <file>` compares seals that were kept outside the database.
 *
 * @returns whether everything that was asked for agrees or is resolved
 * @throws {Error} saying what is wrong with the arguments
 */
export async function reconcileCommand(
  services: CommandServices,
  args: readonly string[],
  print: (line: string) => void,
): Promise<boolean> {
  const {
    day,
    provider,
    resolve: id,
    statement,
    seals,
    by,
    note,
  } = parseArgs({
    args: [...args],
    options: OPTIONS,
  }).values;
  if (seals !== undefined) return compareSeals(services, seals, print);
  if (statement !== undefined) return prove(services, { statement, by }, print);
  if (id !== undefined) {
    print(await resolve(services, { id, by, note }));
    return true;
  }
  if (!DaySchema.safeParse(day).success || day === undefined)
    throw new Error("Give the day as --day 2026-11-22.");
  const all = services.payments.providers.map((one) => one.id);
  const asked = provider === undefined ? all : all.filter((one) => one === provider);
  if (asked.length === 0)
    throw new Error(`No such provider; PAYMENT_PROVIDERS has: ${all.join(", ") || "none"}.`);
  let agrees = true;
  for (const one of asked) {
    const which = { provider: one, day, zone: zoneOf(services, one) };
    if (!(await isOver(services, which))) throw new Error(`${day} is not over.`);
    const { state, open } = await reconcileDay(services, which);
    if (state === "not-reconciled" || open > 0) agrees = false;
    for (const line of await report(services, which)) print(line);
  }
  return agrees;
}
