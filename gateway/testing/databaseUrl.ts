/** Address of a database behind a socket. */
export const databaseUrl = (host: string, name: string): string =>
  `postgres://spilhus@localhost/${name}?host=${encodeURIComponent(host)}`;
