import type { ChatReportReason } from "@spilhus/contracts/chat";

/** What the player can do in the panel. */
export interface PanelActions {
  readonly say: (text: string, replyTo: string | undefined) => void;
  readonly retry: (originId: string, text: string) => void;
  readonly react: (id: string, emoji: string) => void;
  readonly ignore: (name: string, isIgnored: boolean) => void;
  /** Rejects when the report did not reach us. */
  readonly report: (messageId: string, reason: ChatReportReason) => Promise<void>;
  /** Rejects with the code of a refusal as `reason`. */
  readonly rename: (name: string) => Promise<void>;
  readonly acceptRules: () => void;
  /** Tries to connect again after a refusal. */
  readonly start: () => void;
  readonly closeCare: () => void;
  readonly close: () => void;
}
