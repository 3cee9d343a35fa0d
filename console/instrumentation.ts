/** Ends the process at start, with the reason, when its environment cannot be used. */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { endWithoutSettings } = await import("./src/settings/index.ts");
  endWithoutSettings();
}
