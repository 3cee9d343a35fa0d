import { get, type IncomingMessage } from "node:http";

const DEADLINE_MS = 5_000;
const OK = 200;

/** Status and policy of a document. */
interface Head {
  readonly status: number;
  readonly policy: string;
}

/** Names that end in `.localhost` are this machine to browsers, and unknown to this one's own look-up. */
function headOnThisMachine({ host, port, pathname, search }: URL): Promise<Head> {
  return new Promise((resolve, reject) => {
    const request = get(
      { host: "127.0.0.1", port, path: pathname + search, headers: { host }, timeout: DEADLINE_MS },
      (answer: IncomingMessage) => {
        answer.resume();
        const policy = answer.headers["content-security-policy"];
        resolve({ status: answer.statusCode ?? 0, policy: String(policy ?? "") });
      },
    );
    request.on("timeout", () => request.destroy(new Error("no answer in time")));
    request.on("error", reject);
  });
}

async function headOf(address: URL): Promise<Head> {
  if (address.protocol === "http:" && address.hostname.endsWith(".localhost")) {
    return headOnThisMachine(address);
  }
  const answer = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) });
  await answer.body?.cancel();
  return { status: answer.status, policy: answer.headers.get("content-security-policy") ?? "" };
}

/**
 * What is wrong with who may frame a document: exactly named origins, this page's among them.
 *
 * @returns nothing when it is right
 */
export async function frameAncestorsFault(frame: string, origin: string): Promise<string | undefined> {
  const head = await headOf(new URL(frame)).catch(() => undefined);
  if (head?.status !== OK) return `${frame} does not answer 200`;
  const [, sources] = /(?:^|;)\s*frame-ancestors\s+([^;]+)/.exec(head.policy) ?? [];
  if (sources === undefined) return "its answer has no frame-ancestors: anybody could frame the game";
  const named = sources.trim().split(/\s+/);
  if (named.some((source) => source.includes("*") || source.endsWith(":"))) {
    return `frame-ancestors names more than origins: ${sources.trim()}`;
  }
  return named.includes(origin) ? undefined : `frame-ancestors does not name ${origin}`;
}
