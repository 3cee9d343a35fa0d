import type { RouteId } from "@spilhus/routes";

/**
 * Chat with customer service (R4.20). Hours and topics are content: the story `settings/support`.
 */
export interface SupportChat {
  /** Routes on which guests get it too; players get it everywhere but on game-play routes. */
  readonly visitorRoutes: readonly RouteId[];
  /**
   * The vendor whose chat is used, in a frame on a host of its own, `support.<host>`; absent: the platform's own desk.
   * Region eu and the language of the site (R9.10).
   */
  readonly vendor?: { readonly kind: "intercom"; readonly workspace: string };
}
