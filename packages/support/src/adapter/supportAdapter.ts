/** The player as a support chat knows them (R3.15). */
export interface SupportUser {
  readonly fullName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly customerNumber: string;
}

/**
 * A support chat: the platform's own desk, or a vendor's. Whoever calls follows `supportMachine`: nothing is called before
 * consent, and `shutdown` leaves nothing running.
 */
export interface SupportAdapter {
  /**
   * Loads the chat for a player, or for a guest.
   *
   * @throws {Error} when it cannot be reached
   */
  boot(user: SupportUser | null): Promise<void>;
  /** Ends it at once; afterwards it sends nothing. */
  shutdown(): void;
  open(): void;
  close(): void;
  /** Calls the listener with the count of unread answers; returns a function that unsubscribes. */
  onUnread(listener: (unread: number) => void): () => void;
  /** Calls the listener when the chat opens or closes by itself. */
  onOpenChange(listener: (isOpen: boolean) => void): () => void;
  /** Calls the listener when a chat that had booted cannot go on. */
  onFailure(listener: () => void): () => void;
}
