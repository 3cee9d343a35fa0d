import type { ChatProfile, ChatReportReason, ChatRooms } from "@spilhus/contracts/chat";
import type { CredentialsAnswer } from "../connection/ChatConnection.ts";

/** What a player asks of the gateway now and then, besides reading and writing. */
export interface ChatActs {
  readRules(): Promise<ChatProfile>;
  ignore(name: string, isIgnored: boolean): Promise<ChatProfile>;
  /** Rejects with the code of a refusal as `reason`. */
  setName(name: string): Promise<ChatProfile>;
  report(room: string, messageId: string, reason: ChatReportReason): Promise<void>;
}

/** What the chat asks the gateway. */
export interface ChatCalls extends ChatActs {
  /** Rejects when no answer comes. */
  credentials(): Promise<CredentialsAnswer>;
  profile(): Promise<ChatProfile>;
  rooms(): Promise<ChatRooms>;
}

/** What a page may do in the chat. */
export type ChatCommand =
  | {
      readonly do: "say";
      readonly room: string;
      readonly text: string;
      readonly replyTo?: string | undefined;
    }
  | { readonly do: "retry"; readonly room: string; readonly originId: string; readonly text: string }
  | { readonly do: "react"; readonly room: string; readonly id: string; readonly emoji: string }
  | { readonly do: "care-seen" }
  /** The player has another name, which is signed into a new connection alone. */
  | { readonly do: "rename" }
  | { readonly do: "start" };
