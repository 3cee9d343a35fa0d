const MESSAGES =
  /Failed to load chunk|Loading (?:CSS )?chunk .+ failed|(?:Failed to fetch|error loading) dynamically imported module|Importing a module script failed/i;

/** Whether an error means that a script failed to load, by the messages of Turbopack, webpack and browsers (R8.07). */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && (error.name === "ChunkLoadError" || MESSAGES.test(error.message));
}
