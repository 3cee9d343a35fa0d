import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

/** The state folder of the stack under test. */
export const STATE = resolve(import.meta.dirname, "../../..", process.env["E2E_STATE"] ?? ".state/e2e");

interface Secrets {
  readonly signing: string;
  readonly brands: Readonly<Record<string, { readonly previewSecret: string }>>;
}

interface Ports {
  readonly gateway: number;
  readonly authorities: number;
  /** By brand. */
  readonly apps: Readonly<Record<string, number>>;
}

/** What the stack under test left for tools of this machine: its secrets and the ports no browser reaches. */
export async function localState(): Promise<{ readonly secrets: Secrets; readonly ports: Ports }> {
  const [secrets, ports] = await Promise.all(
    ["secrets.json", "ports.json"].map((file) => readFile(resolve(STATE, file), "utf8")),
  );
  // Written by the stack that runs; nobody else can write there.
  return { secrets: JSON.parse(secrets ?? "") as Secrets, ports: JSON.parse(ports ?? "") as Ports };
}
