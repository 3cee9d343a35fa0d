import { GET_USER_INFO, UserInfoSchema } from "@spilhus/contracts/player-account";
import { browserOf } from "../signedInPlayer.ts";
import { must } from "./command.ts";
import { restrictionsBetween } from "./commands/restrictionsBetween.ts";
import { endOf, type Model } from "./model.ts";
import type { World } from "./world.ts";

/** What the player is told when all is done: the restriction that holds, and no end before the one they were promised. */
export async function checkEnd(model: Model, real: World): Promise<void> {
  const client = await browserOf(real.stack.gateway, real.player.id);
  const before = await real.now();
  const { checkResult } = UserInfoSchema.parse(await (await client.call("GET", GET_USER_INFO.path)).json());
  const restrictions = restrictionsBetween(model, before, await real.now());
  const told = checkResult?.type;
  const isRight = restrictions.some((one) => (one === "reached-play-limits" ? undefined : one) === told);
  must(isRight, `The player is told ${told} under ${restrictions.join(" or ")}.`);
  if (told !== "block" && told !== "cooldown") return;
  const until = checkResult?.context?.until;
  const end = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until);
  must(end === endOf(model, told), `The player is told ${until}, and was promised ${endOf(model, told)}.`);
}
