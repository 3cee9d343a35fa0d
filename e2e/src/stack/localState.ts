import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

/** State folder of the stack under test. */
export const STATE = resolve(import.meta.dirname, "../../..", process.env["E2E_STATE"] ?? ".state/e2e");

interface Secrets {
  readonly edge: string;
  readonly management: string;
  readonly brands: Readonly<Record<string, { readonly previewSecret: string }>>;
}

interface Ports {
  readonly gateway: number;
  readonly authorities: number;
  /** By brand. */
  readonly apps: Readonly<Record<string, number>>;
}

/** Secrets and internal ports of the stack under test, from its state folder. */
export async function localState(): Promise<{ readonly secrets: Secrets; readonly ports: Ports }> {
  const [secrets, ports] = await Promise.all(
    ["secrets.json", "ports.json"].map((file) => readFile(resolve(STATE, file), "utf8")),
  );
  // The running stack wrote both files; nothing else writes there.
  return { secrets: JSON.parse(secrets ?? "") as Secrets, ports: JSON.parse(ports ?? "") as Ports };
}
