import { randomUUID } from "node:crypto";
import { BRANDS } from "../stack/sites.ts";

const DAY_MS = 86_400_000;
/** Yesterday where the brands are, `YYYY-MM-DD`. */
const yesterday = () =>
  new Date(Date.now() - DAY_MS).toLocaleDateString("sv-SE", { timeZone: "Europe/Copenhagen" });

/**
 * A bank's statement (camt.053) of yesterday about the account that holds the money of a brand's players; the local stack
 * numbers these accounts in the order of the brands.
 *
 * @param balanceOre below 0 where the account is overdrawn
 */
export function bankStatement(brand: string, balanceOre: number): string {
  const day = yesterday();
  const iban = `DK${String(BRANDS.indexOf(brand) + 1).padStart(16, "0")}`;
  const amount = (Math.abs(balanceOre) / 100).toFixed(2);
  const side = balanceOre < 0 ? "DBIT" : "CRDT";
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Id>${randomUUID()}</Id><CreDtTm>${day}T23:30:00</CreDtTm><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="DKK">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>
</Stmt></BkToCstmrStmt></Document>`;
}
