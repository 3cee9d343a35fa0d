import { type Deadlines, openWire, parseAnswer, type NoAnswer, type WireAnswer } from "../wire/index.ts";
import { TokenSchema } from "./mobilePayApi.ts";
import type { MobilePayConfig } from "./mobilePayConfig.ts";

/** A token is renewed this long before its end. */
const EARLY_MS = 60_000;

export interface MobilePayCall {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** The user info is outside the subscription, whose key must not be sent there. */
  readonly isUserInfo?: boolean;
}

export type MobilePayWire = (call: MobilePayCall) => Promise<WireAnswer | NoAnswer>;

/** Calls the APIs of Vipps MobilePay with an access token, which is kept until shortly before its end. */
export function openMobilePay(config: MobilePayConfig, deadlines?: Deadlines): MobilePayWire {
  const wire = openWire(config.address, deadlines);
  const system = {
    "merchant-serial-number": config.serialNumber,
    "vipps-system-name": "spilhus",
    "vipps-system-version": "1",
  };
  const subscription = { "ocp-apim-subscription-key": config.subscriptionKey };
  let token: { readonly value: string; readonly until: number } | undefined;

  async function tokenOf(): Promise<string | WireAnswer | NoAnswer> {
    if (token !== undefined && performance.now() < token.until) return token.value;
    const answer = await wire({
      method: "POST",
      path: "/accesstoken/get",
      headers: {
        ...{ client_id: config.clientId, client_secret: config.clientSecret },
        ...subscription,
        ...system,
      },
    });
    if (answer.status === "none") return answer;
    const parsed = answer.status === 200 ? parseAnswer(TokenSchema, answer.text) : undefined;
    // Without a token nothing was asked for, but the outcome of an earlier call may still be open.
    if (!parsed) return { status: "none", reason: `no-token-${answer.status}` };
    token = {
      value: parsed.access_token,
      until: performance.now() + parsed.expires_in * 1000 - EARLY_MS,
    };
    return token.value;
  }

  return async ({ method, path, body, idempotencyKey, isUserInfo = false }) => {
    const given = await tokenOf();
    if (typeof given !== "string") return given;
    const answer = await wire({
      method,
      path,
      headers: {
        authorization: `Bearer ${given}`,
        ...(isUserInfo ? {} : subscription),
        ...system,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // The next call asks for another token. This one had no effect.
    if (answer.status === 401) token = undefined;
    return answer;
  };
}
