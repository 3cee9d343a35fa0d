import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generate } from "selfsigned";

const DAY_MS = 86_400_000;

/** Writes a certificate nobody trusts, and its key, for some names: `fullchain.pem` and `privkey.pem`, good for a week. */
export async function makeCertificate(folder: string, names: readonly string[]): Promise<void> {
  const { cert, private: key } = await generate([{ name: "commonName", value: names[0] ?? "localhost" }], {
    keyType: "ec",
    curve: "P-256",
    algorithm: "sha256",
    notBeforeDate: new Date(Date.now() - DAY_MS),
    notAfterDate: new Date(Date.now() + 7 * DAY_MS),
    extensions: [{ name: "subjectAltName", altNames: names.map((value) => ({ type: 2, value })) }],
  });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "fullchain.pem"), cert);
  await writeFile(join(folder, "privkey.pem"), key, { mode: 0o600 });
}
