/**
 * Next calls this once when an app's server starts, before it answers a request. A wrong environment variable stops the
 * process with an error that names it (R3.17). A build and Next's edge runtime read no environment.
 */
export async function register(): Promise<void> {
  // Next replaces the variable at compile time, and drops the import for runtimes without Node.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { requireConfig } = await import("./requireConfig.ts");
    requireConfig(process.env, process);
  }
}
