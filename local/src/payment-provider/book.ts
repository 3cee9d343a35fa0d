import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import {
  type AccountRecord,
  type AnyRecord,
  type PaymentRecord,
  type PayoutRecord,
  RecordSchema,
} from "./records.ts";

const lineOf = (record: AnyRecord) => `${JSON.stringify(record)}\n`;

/** The last line may be half written, when the process ended in the middle of it; it was never answered. */
function readLines(file: string): AnyRecord[] {
  const whole = readFileSync(file, "utf8").split("\n").slice(0, -1);
  return whole.map((line) => RecordSchema.parse(JSON.parse(line)));
}

/**
 * Payments, payout accounts and payouts. Deposits of a local stack outlive its end, so these do as well: each change
 * appends the whole record to a file before it is answered, and the last line of a record counts.
 */
export class Book {
  readonly #file: string | undefined;
  readonly #records = new Map<string, AnyRecord>();

  /** @param file is read and made shorter; without one, everything is in memory only */
  constructor(file?: string) {
    this.#file = file;
    if (file === undefined || !existsSync(file)) return;
    for (const record of readLines(file)) this.#records.set(`${record.kind} ${record.id}`, record);
    writeFileSync(`${file}.new`, [...this.#records.values()].map(lineOf).join(""), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }

  put<Kept extends AnyRecord>(record: Kept): Kept {
    if (this.#file !== undefined) appendFileSync(this.#file, lineOf(record), { mode: 0o600 });
    this.#records.set(`${record.kind} ${record.id}`, record);
    return record;
  }

  #all<Kind extends AnyRecord["kind"]>(kind: Kind): Extract<AnyRecord, { kind: Kind }>[] {
    const is = (record: AnyRecord): record is Extract<AnyRecord, { kind: Kind }> => record.kind === kind;
    return [...this.#records.values()].filter(is);
  }

  get payments(): readonly PaymentRecord[] {
    return this.#all("payment");
  }

  get accounts(): readonly AccountRecord[] {
    return this.#all("account");
  }

  get payouts(): readonly PayoutRecord[] {
    return this.#all("payout");
  }

  payment(id: string): PaymentRecord | undefined {
    const record = this.#records.get(`payment ${id}`);
    return record?.kind === "payment" ? record : undefined;
  }

  account(id: string): AccountRecord | undefined {
    const record = this.#records.get(`account ${id}`);
    return record?.kind === "account" ? record : undefined;
  }

  payout(id: string): PayoutRecord | undefined {
    const record = this.#records.get(`payout ${id}`);
    return record?.kind === "payout" ? record : undefined;
  }
}
