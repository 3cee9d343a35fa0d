import { XMLBuilder } from "fast-xml-parser";
import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { and, asc, eq, gt } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import type { RecordedDay } from "./compareWithLedger.ts";
import { authorityDays, authorityRecords, type ProductKind, type RecordCategory } from "./tables.ts";

/** A day of one category. */
export interface RecordedFile extends RecordedDay {
  readonly category: RecordCategory;
}

type AuthorityRecord = typeof authorityRecords.$inferSelect;

const ROWS_AT_ONCE = 1_000;
const NAMESPACE = "http://skat.dk/begrebsmodel/2009/01/15/";
const STRUCTURE = { casino: "KasinospilPrSessionStruktur", bingo: "BingospilPrSessionStruktur" } as const;
const CATEGORY = { casino: "KasinospilSinglePlayer", bingo: "Bingospil" } as const;
const SUBCATEGORY: Readonly<Record<ProductKind, string>> = {
  slot: "spilleautomat",
  roulette: "roulette",
  other: "andet",
  bingo: "bingo",
  banko: "banko",
};
const builder = new XMLBuilder({ format: true, indentBy: "  ", suppressEmptyNode: true });
const kroner = (ore: number) => `${Math.trunc(ore / 100)}.${String(ore % 100).padStart(2, "0")}`;

const recordElement = (row: AuthorityRecord) => ({
  [STRUCTURE[row.category]]: {
    SpilTransaktionIdentifikation: row.id,
    SpilProduktIdentifikation: row.product,
    SpilUnderkategori: SUBCATEGORY[row.kind],
    SpillerInformationIdentifikation: row.pseudonym,
    SpilSalgskanal: "Internet",
    SpilSted: row.brand,
    SessionStartDatoTid: row.startedAt.toISOString(),
    SessionSlutDatoTid: row.endedAt.toISOString(),
    AntalTraek: row.draws,
    IndskudSpil: kroner(row.stakesOre - row.potStakesOre),
    // Jackpots are told apart: what of the stakes feeds them, and what of the wins comes out of them.
    IndskudJackpot: kroner(row.potStakesOre),
    GevinstSpil: kroner(row.winsOre - row.potWinsOre),
    GevinstJackpot: kroner(row.potWinsOre),
    ValutaKode: "DKK",
    ...(row.mathVersions.length > 0 && {
      TilfaeldighedGenerator: row.mathVersions.map((version) => ({ SoftwareIdentifikation: version })),
    }),
  },
});

async function* written(db: Queries, { licence, day, category }: RecordedFile): AsyncGenerator<string, void> {
  const isOfFile = and(
    eq(authorityRecords.licence, licence),
    eq(authorityRecords.day, day),
    eq(authorityRecords.category, category),
  );
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield "<!-- Names of elements follow secondary sources; they are not confirmed against the official schema. -->\n";
  yield `<SpilData xmlns="${NAMESPACE}">\n`;
  yield String(
    builder.build({
      FilInformation: { FilVersion: "2.0", FilIdentifikation: randomUUID() },
      TilladelsesIndehaver: { TilladelseIdentifikation: licence, SpilKategori: CATEGORY[category] },
    }),
  );
  for (let after: string | undefined; ;) {
    const rows = await db
      .select()
      .from(authorityRecords)
      .where(and(isOfFile, after === undefined ? undefined : gt(authorityRecords.id, after)))
      .orderBy(asc(authorityRecords.id))
      .limit(ROWS_AT_ONCE);
    if (rows.length > 0) yield rows.map((row) => String(builder.build(recordElement(row)))).join("");
    after = rows.at(-1)?.id;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  const [sums] = await db
    .select()
    .from(authorityDays)
    .where(
      and(
        eq(authorityDays.licence, licence),
        eq(authorityDays.day, day),
        eq(authorityDays.category, category),
      ),
    );
  if (sums) {
    yield String(
      builder.build({
        EndOfDayRapport: {
          EndOfDayRapportDato: day,
          EndOfDayRapportAntal: sums.records,
          EndOfDayRapportIndskud: kroner(sums.stakesOre),
          EndOfDayRapportGevinster: kroner(sums.winsOre),
        },
      }),
    );
  }
  yield "</SpilData>\n";
}

/**
 * The records of one category of a licence's day as XML, and the day's sums once the day is closed. The next rows are read when
 * those before were sent. Names of elements are not confirmed against the authority's schema.
 */
export const recordFile = (db: Queries, which: RecordedFile): Readable =>
  Readable.from(written(db, which), { objectMode: false });
