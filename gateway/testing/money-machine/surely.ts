import { setTimeout as wait } from "node:timers/promises";
import { siteClient, type SiteClient } from "../siteClient.ts";
import { seatOf, type World } from "./world.ts";

const MOST_ATTEMPTS = 600;
const PAUSE_MS = 20;
/** So many looks in vain, and the clock moves on, as it would for somebody who waits. */
const LOOKS_A_MINUTE = 40;

/** A player's browser at a gateway. */
export function browserOf(world: World, index: number, origin: string): SiteClient {
  const client = siteClient(origin);
  client.cookies.set("__Host-sid", seatOf(world, index).token);
  return client;
}

const isStillRunning = async (answer: Response) =>
  answer.status === 409 && (await answer.clone().text()).includes("request-in-progress");

/**
 * Sends the same request until it is answered, to one gateway and the other in turns. What a gateway that dies has not
 * answered is sent again.
 *
 * @param cutMs kills the first gateway so long after the request was sent
 */
export async function surely(
  { gateways }: World,
  send: (origin: string) => Promise<Response>,
  { first = 0, cutMs }: { readonly first?: number; readonly cutMs?: number | undefined } = {},
): Promise<Response> {
  const [one, other] = first % 2 === 0 ? gateways : [gateways[1], gateways[0]];
  const sending = send(await one.origin()).catch(() => undefined);
  if (cutMs !== undefined && one.kill) {
    await wait(cutMs);
    await one.kill();
  }
  let answer = await sending;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    if (answer && !(await isStillRunning(answer))) return answer;
    await wait(PAUSE_MS);
    answer = await send(await (attempt % 2 === 0 ? other : one).origin()).catch(() => undefined);
  }
  throw new Error("A request of the machine was never answered.");
}

/**
 * Waits for what the product does behind the answers.
 *
 * @param look what is still otherwise, nothing when it is as it should be
 * @param isHopeless whether what was seen never changes again
 */
export async function eventually(
  world: World,
  what: string,
  look: () => Promise<string | undefined>,
  isHopeless: (seen: string) => boolean = () => false,
): Promise<void> {
  let seen: string | undefined;
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    seen = await look();
    if (seen === undefined) return;
    if (isHopeless(seen)) break;
    if (attempt % LOOKS_A_MINUTE === 0) await world.pass(1);
    await wait(PAUSE_MS);
  }
  throw new Error(`${what}: ${seen}`);
}
