import { html, type Markup } from "./html.ts";

/** A table whose rows begin with a code, or the words for none. */
export function factTable(
  rows: readonly (readonly [code: string, ...cells: readonly string[]])[],
  whenEmpty = "",
): Markup {
  if (rows.length === 0) return html`<p class="quiet">${whenEmpty}</p>`;
  const written = rows.map(
    ([code, ...cells]) =>
      html`<tr>
        <th scope="row"><code>${code}</code></th>
        ${cells.map((cell) => html`<td>${cell}</td>`)}
      </tr>`,
  );
  return html`<div class="table">
    <table>
      <tbody>
        ${written}
      </tbody>
    </table>
  </div>`;
}
