import type { PageRequest } from "@spilhus/page-kit";

/** The name of a slot's symbol in the language of the page; its short name where there is no text for it. */
export function symbolName(symbol: string, { messagesOf }: Pick<PageRequest, "messagesOf">): string {
  const name = messagesOf("houseGames.symbols").texts[`houseGames.${symbol}`] ?? symbol;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
