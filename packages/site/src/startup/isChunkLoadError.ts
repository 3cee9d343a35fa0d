const MESSAGES =
  /Failed to load chunk|Loading (?:CSS )?chunk .+ failed|(?:Failed to fetch|error loading) dynamically imported module|Importing a module script failed/i;

/** Whether an error says that a script of a build is gone, in the words of Turbopack, webpack or any browser (R8.07). */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && (error.name === "ChunkLoadError" || MESSAGES.test(error.message));
}
