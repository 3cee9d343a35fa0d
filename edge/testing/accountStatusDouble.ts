import {
  type AccountStatusAnswer,
  AccountStatusQuestionSchema,
  GET_ACCOUNT_STATUS,
} from "@spilhus/contracts/edge";
import type { Clock } from "@spilhus/lib";
import { ReplayGuard, SIGNATURE_HEADER, verifyRequest } from "@spilhus/lib/node";
import { answer, type Handler } from "./upstreamDouble.ts";

export type Player = Extract<AccountStatusAnswer, { loggedIn: true }>;

/** A player against whom there is nothing, with what differs. */
export const player = (change: Partial<Player> = {}): Player => ({
  loggedIn: true,
  checkResult: null,
  withinLimits: true,
  hasVerifiedEid: true,
  isWithdrawalBlocked: false,
  hasDepositLimit: true,
  loggedInAt: "2026-11-21T11:00:00.000Z",
  expiresAt: "2026-11-21T12:30:00.000Z",
  ...change,
});

/** A gateway that knows sessions, and takes signed questions alone. */
export interface AccountStatusDouble {
  /** `<brand> <session>` of who is logged in. */
  readonly sessions: Map<string, Player>;
  /** Questions answered so far, as `<brand> <session>`. */
  readonly asked: string[];
  readonly handle: Handler;
}

export function accountStatusDouble(secret: string, clock: Clock): AccountStatusDouble {
  const guard = new ReplayGuard();
  const sessions = new Map<string, Player>();
  const asked: string[] = [];
  const json = { "content-type": "application/json" };

  const handle: Handler = (request, response) => {
    if (request.url !== GET_ACCOUNT_STATUS.path) return answer(response, 200, json, '{"rules":[]}');
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      const call = { method: request.method ?? "", path: GET_ACCOUNT_STATUS.path, body };
      const signature = String(request.headers[SIGNATURE_HEADER]);
      if (!verifyRequest(secret, signature, call, guard, clock.now()))
        return answer(response, 403, json, "{}");
      const { brand, session } = AccountStatusQuestionSchema.parse(JSON.parse(body));
      asked.push(`${brand} ${session}`);
      const found: AccountStatusAnswer = sessions.get(`${brand} ${session}`) ?? { loggedIn: false };
      answer(response, 200, json, JSON.stringify(found));
    });
  };
  return { sessions, asked, handle };
}
