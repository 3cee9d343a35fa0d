/** Text that is markup already and is not escaped. */
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

/** A template tag for markup: values are escaped unless they are {@link Markup}. Attribute values must be quoted. */
export function html(pieces: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(pieces.map((piece, place) => piece + written(values[place])).join(""));
}
