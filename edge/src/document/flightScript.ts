/**
 * JSON as a script can hold it: no `<`, so that neither `</script>` nor `<!--` can end it, and no line separators,
 * which old engines take for line ends inside a string.
 */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

/** The framework's own script for a piece of flight text. */
export function flightScript(text: string): string {
  return `self.__next_f.push(${scriptJson([1, text])})`;
}
