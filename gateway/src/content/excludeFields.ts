/** Takes the named fields out of content at every depth (R7.22 `excluding_fields`); what a block is stays. */
export function excludeFields<Value>(value: Value, fields: ReadonlySet<string>): Value {
  if (fields.size === 0) return value;
  // Only named fields go, which the caller asked for.
  return walk(value, fields) as Value;
}

function walk(value: unknown, fields: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, fields));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !fields.has(key) || key === "component" || key === "_uid")
      .map(([key, field]) => [key, walk(field, fields)]),
  );
}
