import { type Element, Parser } from "@xmpp/xml";

/** A stanza from its text. */
export function stanza(text: string): Element {
  let found: Element | undefined;
  const parser = new Parser();
  parser.on("element", (element) => (found = element));
  parser.write(`<stream xmlns="jabber:client">${text}`);
  if (!found) throw new TypeError(`No stanza: ${text}`);
  return found;
}
