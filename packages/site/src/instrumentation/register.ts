/**
 * What Next calls once when an app's server starts, before it answers anything: a wrong variable stops the process
 * with its name (R3.17). A build reads no environment, and Next's other runtime has none to read.
 */
export async function register(): Promise<void> {
  // Next replaces the name when it compiles, and leaves the import out where Node's parts are not at hand.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { requireConfig } = await import("./requireConfig.ts");
    requireConfig(process.env, process);
  }
}
