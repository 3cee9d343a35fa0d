import { XMLParser, XMLValidator } from "fast-xml-parser";
import * as z from "zod";

/** A booked entry of a statement. */
export interface StatementEntry {
  /** Øre; below 0 when it left the account. */
  readonly amountOre: number;
  /** Everything that its sender wrote: texts and references. */
  readonly text: string;
}

/** What a bank says of one account on one day. */
export interface BankStatement {
  /** The bank's id of the statement. */
  readonly id: string;
  readonly iban: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Booked balance in øre at the end of the day; nothing in a report of a day that is not over. */
  readonly balanceOre: number | undefined;
  readonly entries: readonly StatementEntry[];
}

/** The file is not a usable statement; the message says why. */
export class StatementError extends Error {
  override readonly name = "StatementError";
}

const MAX_BYTES = 5 * 1024 * 1024;
/** Elements read here that may occur several times. */
const LISTS = new Set(["Stmt", "Rpt", "Bal", "Ntry", "NtryDtls", "TxDtls", "Ustrd"]);

/** Kroner and øre as the standard writes them, such as `1234.5`, read without floating point. */
const AmountSchema = z
  .object({ "@Ccy": z.literal("DKK", "must be in DKK"), "#text": z.string() })
  .transform(({ "#text": text }, context) => {
    const [, kroner, ore = ""] = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
    if (kroner !== undefined) return Number(kroner) * 100 + Number(ore.padEnd(2, "0"));
    context.addIssue({ code: "custom", message: "must be an amount" });
    return z.NEVER;
  });
const Signed = { Amt: AmountSchema, CdtDbtInd: z.enum(["CRDT", "DBIT"]) };
const signed = ({ Amt, CdtDbtInd }: z.infer<z.ZodObject<typeof Signed>>) =>
  CdtDbtInd === "CRDT" ? Amt : 0 - Amt;

const BalanceSchema = z.object({
  Tp: z.object({ CdOrPrtry: z.object({ Cd: z.string().optional() }) }),
  Amt: z.unknown(),
  CdtDbtInd: z.unknown(),
  Dt: z.union([
    z.object({ Dt: z.iso.date() }).transform(({ Dt }) => Dt),
    // The bank's local time, whatever its offset.
    z.object({ DtTm: z.string().regex(/^\d{4}-\d\d-\d\dT/) }).transform(({ DtTm }) => DtTm.slice(0, 10)),
  ]),
});

const EntrySchema = z.object({
  ...Signed,
  /** A code alone in version 2, and within `Cd` since version 8. */
  Sts: z.union([z.string(), z.object({ Cd: z.string() }).transform(({ Cd }) => Cd)]),
  AddtlNtryInf: z.string().optional(),
  NtryDtls: z
    .array(
      z.object({
        TxDtls: z
          .array(
            z.object({
              Refs: z.object({ EndToEndId: z.string().optional() }).optional(),
              RmtInf: z.object({ Ustrd: z.array(z.string()).optional() }).optional(),
            }),
          )
          .optional(),
      }),
    )
    .optional(),
});

const ReportSchema = z.object({
  Id: z.string().min(1).max(70),
  /** When the bank made it, in its local time. */
  CreDtTm: z.string().regex(/^\d{4}-\d\d-\d\dT/),
  Acct: z.object({ Id: z.object({ IBAN: z.string().regex(/^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/) }) }),
  Ntry: z.array(EntrySchema).default([]),
});
const StatementSchema = ReportSchema.extend({ Bal: z.array(BalanceSchema) });
const FileSchema = z.object({
  Document: z.union([
    z.object({ BkToCstmrStmt: z.object({ Stmt: z.array(StatementSchema).min(1) }) }),
    z.object({ BkToCstmrAcctRpt: z.object({ Rpt: z.array(ReportSchema).min(1) }) }),
  ]),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => LISTS.has(name),
});

function textOf({ AddtlNtryInf, NtryDtls = [] }: z.infer<typeof EntrySchema>): string {
  const details = NtryDtls.flatMap(({ TxDtls = [] }) => TxDtls);
  const texts = details.flatMap(({ Refs, RmtInf }) => [Refs?.EndToEndId, ...(RmtInf?.Ustrd ?? [])]);
  return [AddtlNtryInf, ...texts].filter((text) => text !== undefined).join("\n");
}

const entriesOf = ({ Ntry }: z.infer<typeof ReportSchema>): readonly StatementEntry[] =>
  Ntry.filter(({ Sts }) => Sts === "BOOK").map((entry) => ({
    amountOre: signed(entry),
    text: textOf(entry),
  }));

function statementOf(statement: z.infer<typeof StatementSchema>): BankStatement {
  const { Id: id, Acct, Bal } = statement;
  const closing = Bal.filter(({ Tp }) => Tp.CdOrPrtry.Cd === "CLBD");
  const [balance] = closing;
  if (!balance || closing.length > 1)
    throw new StatementError(`The statement ${id} must have one booked closing balance (CLBD).`);
  const amount = z.object(Signed).safeParse(balance);
  if (!amount.success) throw failure(amount.error);
  const balanceOre = signed(amount.data);
  return { id, iban: Acct.Id.IBAN, day: balance.Dt, balanceOre, entries: entriesOf(statement) };
}

function reportOf(report: z.infer<typeof ReportSchema>): BankStatement {
  const { Id: id, Acct, CreDtTm } = report;
  const day = CreDtTm.slice(0, 10);
  return { id, iban: Acct.Id.IBAN, day, balanceOre: undefined, entries: entriesOf(report) };
}

function failure({ issues: [issue] }: z.ZodError): StatementError {
  const place = issue?.path.join("/") ?? "";
  return new StatementError(`The statement cannot be read at ${place}: ${issue?.message ?? "unknown"}.`);
}

/**
 * Reads the statements of a file as banks give it, one for each account and day: camt.053, "Bank To Customer Statement" of
 * ISO 20022, version 2 or later, or camt.052, the report of a day that is not over. Amounts must be Danish kroner.
 *
 * @throws {StatementError} saying where the file cannot be read
 */
export function readStatements(file: Uint8Array): readonly BankStatement[] {
  if (file.length > MAX_BYTES) throw new StatementError("The file is too large for statements of some days.");
  const text = Buffer.from(file).toString("utf8");
  // A statement needs no entities, which could be used to read files or to fill memory.
  if (/<!DOCTYPE/i.test(text)) throw new StatementError("The file must not have a DOCTYPE.");
  if (XMLValidator.validate(text) !== true) throw new StatementError("The file is no well-formed XML.");
  const parsed = FileSchema.safeParse(parser.parse(text));
  if (!parsed.success) throw failure(parsed.error);
  const { Document: document } = parsed.data;
  return "BkToCstmrStmt" in document
    ? document.BkToCstmrStmt.Stmt.map(statementOf)
    : document.BkToCstmrAcctRpt.Rpt.map(reportOf);
}
