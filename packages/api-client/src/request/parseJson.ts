/** An answer's JSON; an empty answer is `undefined`. */
export function parseJson(text: string): unknown {
  return text === "" ? undefined : JSON.parse(text);
}
