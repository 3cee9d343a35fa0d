/** The least number of letters to insert, delete or replace to turn one name into the other (Levenshtein 1965). */
export function nameDistance(one: string, other: string): number {
  const to = [...other];
  const row = [...to.keys(), to.length];
  for (const [index, letter] of [...one].entries()) {
    let diagonal = row[0] ?? 0;
    row[0] = index + 1;
    for (const [column, target] of to.entries()) {
      const above = row[column + 1] ?? 0;
      const cost = letter === target ? 0 : 1;
      row[column + 1] = Math.min(above + 1, (row[column] ?? 0) + 1, diagonal + cost);
      diagonal = above;
    }
  }
  return row.at(-1) ?? 0;
}
