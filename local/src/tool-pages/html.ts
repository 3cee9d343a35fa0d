/** Text that is markup and goes into a page as it is. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Markup | readonly (string | Markup)[] | false | undefined;

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function written(value: Value): string {
  if (value === undefined || value === false) return "";
  if (value instanceof Markup) return value.text;
  return typeof value === "object" ? value.map(written).join("") : escape(String(value));
}

/** Markup with values in it, each of them escaped unless it is markup itself. Attributes must stand in quotes. */
export function html(pieces: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(pieces.map((piece, place) => piece + written(values[place])).join(""));
}
