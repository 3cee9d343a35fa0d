import type { CallContract } from "../call-contract/index.ts";
import { MarketingPermissionSchema } from "../marketingPermission.ts";
import { DoneSchema } from "../values/index.ts";
import { PLAYER_ACCOUNT } from "./base.ts";

/** Allowing and withdrawing are one call. Either answers the question about marketing for good. */
export const SET_MARKETING_PERMISSION = {
  id: "set-marketing-permission",
  method: "PUT",
  path: `${PLAYER_ACCOUNT}/user/marketing-permission`,
  summary: "Sets how the player may be told of news and offers",
  audience: "player",
  kind: "change",
  body: MarketingPermissionSchema,
  answer: MarketingPermissionSchema,
  refusals: ["cross-site", "not-signed-in", "restricted"],
} as const satisfies CallContract;

/** Open to every player: whatever stands against them, a permission is withdrawn as easily as it is given (GDPR, Article 7(3)). */
export const WITHDRAW_MARKETING_PERMISSION = {
  id: "withdraw-marketing-permission",
  method: "DELETE",
  path: `${PLAYER_ACCOUNT}/user/marketing-permission`,
  summary: "Withdraws every permission to tell the player of news and offers",
  audience: "player",
  kind: "change",
  answer: MarketingPermissionSchema,
  refusals: ["cross-site", "not-signed-in"],
} as const satisfies CallContract;

export const POSTPONE_MARKETING_QUESTION = {
  id: "postpone-marketing-question",
  method: "POST",
  path: `${PLAYER_ACCOUNT}/user/marketing-permission/postponement`,
  summary: "Puts the question about news and offers off for 30 days",
  audience: "player",
  kind: "change",
  answer: DoneSchema,
  refusals: ["cross-site", "not-signed-in", "restricted"],
} as const satisfies CallContract;
