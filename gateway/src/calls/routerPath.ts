/** `{name}` of a contract's path is `:name` of the router, and `{name*}` its `*`. */
export const routerPath = (path: string): string =>
  path.replaceAll(/\{\w+\*\}/g, "*").replaceAll(/\{(\w+)\}/g, ":$1");

/** The places of a contract's path, by name, from the router's parameters. */
export function placesOf(path: string, parameters: unknown): Readonly<Record<string, string>> {
  const { "*": rest, ...places } = parameters as Readonly<Record<string, string>>; // The router gives texts.
  const [, name] = /\{(\w+)\*\}/.exec(path) ?? [];
  return name === undefined || rest === undefined ? places : { ...places, [name]: rest };
}
