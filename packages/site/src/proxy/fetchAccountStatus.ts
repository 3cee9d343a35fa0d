import { AccountStatusAnswerSchema, GET_ACCOUNT_STATUS } from "@spilhus/contracts/edge";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import type { PageVisitor } from "@spilhus/restrictions";
import type { SiteConfig } from "@spilhus/page-kit/runtime-config";

const DEADLINE_MS = 3_000;

/** The configuration needed to call the gateway. */
export type GatewayAccess = Pick<SiteConfig, "gatewayOrigin" | "revalidateSecret" | "origin">;

/** Fetches the account status of a session from the gateway, as the edge does. Never rejects. */
export async function fetchAccountStatus(
  brand: string,
  session: string,
  { gatewayOrigin, revalidateSecret }: GatewayAccess,
): Promise<PageVisitor> {
  const body = JSON.stringify({ brand, session });
  const signed = { method: "POST", path: GET_ACCOUNT_STATUS.path, body };
  try {
    const answer = await fetch(new URL(GET_ACCOUNT_STATUS.path, gatewayOrigin), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        [SIGNATURE_HEADER]: signRequest(revalidateSecret, signed, Date.now()),
      },
      body,
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return answer.ok ? AccountStatusAnswerSchema.parse(await answer.json()) : "unknown";
  } catch {
    return "unknown";
  }
}
