/** `{name}` of a contract's path is `:name` of the router. */
export const routerPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");
