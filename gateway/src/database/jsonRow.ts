import { Column, is, sql, type AnyColumn, type GetColumnData, type SQL } from "drizzle-orm";

/** A column, an expression whose value JSON has, or an expression that is read as a column is. */
type Field = AnyColumn | SQL | readonly [SQL, AnyColumn];
type Groups = Readonly<Record<string, Readonly<Record<string, Field>>>>;

type ValueOf<One> = One extends readonly [SQL, infer Like]
  ? ValueOf<Like>
  : One extends AnyColumn
    ? GetColumnData<One>
    : One extends SQL<infer Value>
      ? Value
      : never;
type RowOf<Of extends Groups> = {
  readonly [Group in keyof Of]: { readonly [Name in keyof Of[Group]]: ValueOf<Of[Group][Name]> };
};

/** A JSON form that the column can parse like the driver's own text. */
const CARRIED: ReadonlySet<string> = new Set(["string", "number", "boolean", "date", "json"]);

interface Place {
  readonly group: string;
  readonly name: string;
  readonly expression: SQL;
  readonly like: AnyColumn | undefined;
}

function placeOf(group: string, name: string, field: Field): Place {
  const [from, like] = is(field, Column) ? [field, field] : "getSQL" in field ? [field, undefined] : field;
  if (like && !CARRIED.has(like.dataType)) {
    throw new TypeError(`${group}.${name}: JSON does not carry the type of ${like.name}.`);
  }
  return { group, name, expression: sql`${from}`, like };
}

/**
 * Selects many fields as one JSON array, for a query that every call makes: the cost per column in PostgreSQL, driver
 * and drizzle exceeds the rest of such a query. A hundred fields at most.
 *
 * @returns an expression to select; the row is in groups, as the fields were
 * @throws {TypeError} for a column of a type that JSON cannot represent, such as bytes
 */
export function jsonRow<const Of extends Groups>(groups: Of): SQL<RowOf<Of>> {
  const places = Object.entries(groups).flatMap(([group, fields]) =>
    Object.entries(fields).map(([name, field]) => placeOf(group, name, field)),
  );
  const names = Object.keys(groups);
  const expressions = places.map(({ expression }) => expression);
  return sql`json_build_array(${sql.join(expressions, sql`, `)})`.mapWith((values: readonly unknown[]) => {
    const row: Record<string, Record<string, unknown>> = {};
    for (const group of names) row[group] = {};
    for (const [index, { group, name, like }] of places.entries()) {
      const value = values[index];
      // Each group was added above.
      const into = row[group] as Record<string, unknown>;
      into[name] = like && value !== null ? like.mapFromDriverValue(value) : value;
    }
    // Built from the same names with values parsed by the columns.
    return row as RowOf<Of>;
  });
}
