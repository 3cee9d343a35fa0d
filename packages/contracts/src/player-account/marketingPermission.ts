import type { CallContract } from "../call-contract/index.ts";
import { MarketingPermissionSchema } from "../marketingPermission.ts";
import { PLAYER_ACCOUNT } from "./base.ts";

/** Allowing and withdrawing are one call. */
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
