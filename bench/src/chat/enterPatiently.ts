import { setTimeout as wait } from "node:timers/promises";
import type { XmppClient } from "@spilhus/chat-server/testing";
import type { ChatProcesses } from "./chatProcesses.ts";
import { enterByEdge, type LoadChatter } from "./loadedChat.ts";

const MOST_TRIES = 6;

/** Comes in, and when it is turned away tries again after 1 s, then after twice the time before, spread by half, as pages do. */
export async function enterPatiently(chat: ChatProcesses, player: LoadChatter): Promise<XmppClient> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await enterByEdge(chat, player);
    } catch (error) {
      if (tries >= MOST_TRIES) throw error;
    }
    const middle = 1_000 * 2 ** Math.min(tries, 5);
    await wait(tries === 0 ? 1_000 : Math.min(30_000, middle * (0.5 + Math.random())));
  }
}
