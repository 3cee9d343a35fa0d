/** An account of a bank, and what stands on its statement. */
interface TestStatement {
  readonly day: string;
  readonly balanceOre: number;
  readonly id?: string;
  readonly iban?: string;
  readonly currency?: string;
  readonly entries?: readonly { readonly ore: number; readonly text: string; readonly state?: string }[];
}

/** The account that holds the players' money of the test brands' licence. */
export const CLIENT_ACCOUNT = "DK5000400440116243";

const kroner = (ore: number) =>
  `${Math.trunc(Math.abs(ore) / 100)}.${String(Math.abs(ore) % 100).padStart(2, "0")}`;
const amountOf = (ore: number, currency: string) =>
  `<Amt Ccy="${currency}">${kroner(ore)}</Amt><CdtDbtInd>${ore < 0 ? "DBIT" : "CRDT"}</CdtDbtInd>`;

const accountOf = ({ day, id = `statement-${day}`, iban = CLIENT_ACCOUNT }: TestStatement) =>
  `<Id>${id}</Id><CreDtTm>${day}T23:30:00</CreDtTm><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>`;
const entriesOf = ({ entries = [], currency = "DKK" }: TestStatement) =>
  entries
    .map(
      ({ ore, text, state = "<Cd>BOOK</Cd>" }) =>
        `<Ntry>${amountOf(ore, currency)}<Sts>${state}</Sts><NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
    )
    .join("");
const documentOf = (message: string, body: string) =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}">${body}</Document>`,
  );

function statement(one: TestStatement): string {
  const { day, balanceOre, currency = "DKK" } = one;
  const balance = (code: string, ore: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amountOf(ore, currency)}<Dt><Dt>${day}</Dt></Dt></Bal>`;
  return `<Stmt>${accountOf(one)}${balance("OPBD", 1)}${balance("CLBD", balanceOre)}${entriesOf(one)}</Stmt>`;
}

/** A file of daily statements (camt.053), in the shape of the examples of ISO 20022. */
export const statementFile = (...statements: readonly TestStatement[]): Buffer =>
  documentOf("camt.053.001.08", `<BkToCstmrStmt>${statements.map(statement).join("")}</BkToCstmrStmt>`);

/** The report of a day that is not over (camt.052). */
export const reportFile = (report: Omit<TestStatement, "balanceOre">): Buffer => {
  const whole = { ...report, balanceOre: 0 };
  return documentOf(
    "camt.052.001.08",
    `<BkToCstmrAcctRpt><Rpt>${accountOf(whole)}${entriesOf(whole)}</Rpt></BkToCstmrAcctRpt>`,
  );
};
