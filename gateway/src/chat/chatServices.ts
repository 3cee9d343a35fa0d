import type { Log } from "@spilhus/lib";
import type { ChatConfig, GatewayConfig } from "../config/index.ts";

/** What the calls about chat need besides the services of every call. */
export interface ChatServices {
  /** Absent where there is no chat server. */
  readonly chat: ChatConfig | undefined;
  readonly chatMode: GatewayConfig["mode"];
  /** Has what the chat server is to be told told at once: sanctions and ends do not wait for the next look. */
  readonly wakeChat: () => void;
  readonly log: Log;
}
