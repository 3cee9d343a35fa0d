import {
  SUPPORT_LIMITS,
  type MaskedText,
  type SupportChannel,
  type SupportConversation,
  type SupportDesk,
  type SupportMessage,
  type SupportTalk,
  type SupportTopic,
} from "@spilhus/contracts/support";

/** The calls of who writes, ends a conversation or keeps it. */
export interface TalkCalls {
  readonly begin: (opening: {
    readonly clientKey: string;
    readonly topic: SupportTopic;
    readonly channel: SupportChannel;
    readonly text: string;
    readonly email: string | null;
  }) => Promise<SupportTalk>;
  readonly send: (
    id: string,
    message: { readonly clientKey: string; readonly text: string },
  ) => Promise<SupportTalk>;
  readonly end: (id: string) => Promise<SupportConversation>;
  readonly rate: (id: string, rating: 1 | 2 | 3 | 4 | 5) => Promise<SupportConversation>;
  readonly mail: (id: string) => Promise<unknown>;
}

/** The calls of the desk, with a brand and a language filled in. */
export interface DeskCalls extends TalkCalls {
  readonly desk: () => Promise<SupportDesk>;
  readonly find: () => Promise<SupportTalk>;
  readonly list: (id: string, after: number, known: number) => Promise<SupportTalk>;
  readonly read: (id: string, seq: number) => Promise<unknown>;
}

/** A message that the desk has not taken yet. */
export interface PendingMessage extends MaskedText {
  readonly clientKey: string;
  readonly hasFailed: boolean;
}

/** What the panel draws. */
export interface DeskSnapshot {
  readonly desk: SupportDesk | undefined;
  readonly conversation: SupportConversation | undefined;
  readonly messages: readonly SupportMessage[];
  readonly pending: readonly PendingMessage[];
  /** Answers have been failing for a while. */
  readonly isOffline: boolean;
}

interface Page {
  readonly visibilityState: DocumentVisibilityState;
  addEventListener(type: "visibilitychange", listener: () => void): void;
  removeEventListener(type: "visibilitychange", listener: () => void): void;
}

interface DeskTalkOptions {
  readonly calls: DeskCalls;
  readonly page: Page;
  readonly newKey: () => string;
}

const EMPTY: DeskSnapshot = {
  desk: undefined,
  conversation: undefined,
  messages: [],
  pending: [],
  isOffline: false,
};
/** Longest wait between polls that fail. */
const LONGEST_MS = 30_000;
/** Polls that fail in a row before the panel says so. */
const SHOWN_FAILURES = 2;

/** Messages by their places: a repeated answer changes nothing, and one that is late goes where it belongs. */
function merged(
  known: readonly SupportMessage[],
  news: readonly SupportMessage[],
): readonly SupportMessage[] {
  if (news.length === 0) return known;
  const bySeq = new Map([...known, ...news].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
}

/**
 * A visitor's conversation in one tab, as a store: polls while its panel is open, keeps what was not sent, and sends each
 * message once however often it has to try.
 */
export class DeskTalk {
  readonly #calls: DeskCalls;
  readonly #page: Page;
  readonly #newKey: () => string;
  readonly #listeners = new Set<() => void>();
  #snapshot = EMPTY;
  #isOpen = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Answers of an earlier visitor are dropped. */
  #turn = 0;

  constructor({ calls, page, newKey }: DeskTalkOptions) {
    this.#calls = calls;
    this.#page = page;
    this.#newKey = newKey;
  }

  readonly snapshot = (): DeskSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<DeskSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }

  #take({ conversation, messages }: SupportTalk, turn: number): void {
    if (turn !== this.#turn) return;
    const known = this.#snapshot;
    // An answer of the network that is older than what is known changes nothing but messages.
    const isNewer = conversation !== null && conversation.version >= (known.conversation?.version ?? 0);
    const isSame = conversation === null || conversation.id === (known.conversation?.id ?? conversation.id);
    this.#set({
      ...(isNewer ? { conversation } : {}),
      messages: merged(isSame ? known.messages : [], messages),
      isOffline: false,
    });
    this.#failures = 0;
  }

  /**
   * Loads the desk, for phone, hours and answers of the FAQ. No cookie comes of it, so it may be called before consent.
   *
   * @throws {Error} when it cannot be reached
   */
  async loadDesk(): Promise<void> {
    const turn = this.#turn;
    const desk = await this.#calls.desk();
    if (turn === this.#turn) this.#set({ desk });
  }

  /** Finds a conversation that is under way. @throws {Error} when the desk cannot be reached */
  async load(): Promise<void> {
    const turn = this.#turn;
    const [, talk] = await Promise.all([this.loadDesk(), this.#calls.find()]);
    this.#take(talk, turn);
  }

  setOpen(isOpen: boolean): void {
    if (this.#isOpen === isOpen) return;
    this.#isOpen = isOpen;
    if (isOpen) this.#page.addEventListener("visibilitychange", this.#onVisibility);
    else this.#page.removeEventListener("visibilitychange", this.#onVisibility);
    this.#schedule(0);
  }

  /** Forgets everything; nothing is sent any more. */
  stop(): void {
    this.#turn += 1;
    this.setOpen(false);
    clearTimeout(this.#timer);
    this.#set(EMPTY);
  }

  readonly #onVisibility = () => {
    if (this.#page.visibilityState === "visible") this.#schedule(0);
  };

  #pause(): number {
    if (this.#failures > 0) return Math.min(SUPPORT_LIMITS.pollMs * 2 ** this.#failures, LONGEST_MS);
    return this.#page.visibilityState === "visible" ? SUPPORT_LIMITS.pollMs : SUPPORT_LIMITS.hiddenPollMs;
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isOpen) return;
    this.#timer = setTimeout(() => void this.#poll(), ms);
  }

  async #poll(): Promise<void> {
    const { conversation, messages } = this.#snapshot;
    const turn = this.#turn;
    if (conversation && conversation.state !== "closed") {
      try {
        const after = messages.at(-1)?.seq ?? 0;
        this.#take(await this.#calls.list(conversation.id, after, conversation.version), turn);
      } catch {
        this.#fail(turn);
      }
    }
    if (turn === this.#turn) this.#schedule(this.#pause());
  }

  #fail(turn: number): void {
    if (turn !== this.#turn) return;
    this.#failures += 1;
    if (this.#failures >= SHOWN_FAILURES) this.#set({ isOffline: true });
  }

  #put(message: PendingMessage): void {
    const { pending } = this.#snapshot;
    const others = pending.filter(({ clientKey }) => clientKey !== message.clientKey);
    this.#set({ pending: [...others, message] });
  }

  async #deliver(message: PendingMessage, deliver: () => Promise<SupportTalk>): Promise<boolean> {
    const turn = this.#turn;
    this.#put({ ...message, hasFailed: false });
    try {
      const talk = await deliver();
      if (turn !== this.#turn) return false;
      this.#set({
        pending: this.#snapshot.pending.filter(({ clientKey }) => clientKey !== message.clientKey),
      });
      this.#take(talk, turn);
      this.#schedule(SUPPORT_LIMITS.pollMs);
      return true;
    } catch {
      if (turn === this.#turn) this.#put({ ...message, hasFailed: true });
      return false;
    }
  }

  /** Begins a conversation. @returns whether the desk has taken it; a retry with `clientKey` begins the same one */
  begin(opening: {
    readonly topic: SupportTopic;
    readonly channel: SupportChannel;
    readonly message: MaskedText;
    readonly email: string | null;
    readonly clientKey?: string;
  }): Promise<boolean> {
    const { topic, channel, email, message, clientKey = this.#newKey() } = opening;
    const { text } = message;
    return this.#deliver({ ...message, clientKey, hasFailed: false }, async () => {
      const talk = await this.#calls.begin({ clientKey, topic, channel, email, text });
      // Of the next conversation after one that was closed.
      this.#set({ conversation: undefined, messages: [] });
      return talk;
    });
  }

  /** Sends a message; one that fails stays, to be sent again. */
  send(message: MaskedText): Promise<boolean> {
    return this.#sendPending({ ...message, clientKey: this.#newKey(), hasFailed: false });
  }

  retry(clientKey: string): Promise<boolean> {
    const message = this.#snapshot.pending.find((one) => one.clientKey === clientKey);
    return message ? this.#sendPending(message) : Promise.resolve(false);
  }

  #sendPending(message: PendingMessage): Promise<boolean> {
    const { conversation } = this.#snapshot;
    if (!conversation) return Promise.resolve(false);
    const { clientKey, text } = message;
    return this.#deliver(message, () => this.#calls.send(conversation.id, { clientKey, text }));
  }

  /** Says that the visitor has seen all that is there. */
  async markRead(): Promise<void> {
    const { conversation, messages } = this.#snapshot;
    const seq = messages.at(-1)?.seq ?? 0;
    if (!conversation || seq <= conversation.readByVisitor) return;
    this.#set({ conversation: { ...conversation, readByVisitor: seq } });
    await this.#calls.read(conversation.id, seq).catch(() => undefined);
  }

  async #change(act: (id: string) => Promise<SupportConversation>): Promise<boolean> {
    const { conversation } = this.#snapshot;
    if (!conversation) return false;
    const turn = this.#turn;
    try {
      this.#take({ conversation: await act(conversation.id), messages: [] }, turn);
      return true;
    } catch {
      return false;
    }
  }

  end(): Promise<boolean> {
    return this.#change((id) => this.#calls.end(id));
  }

  rate(rating: 1 | 2 | 3 | 4 | 5): Promise<boolean> {
    return this.#change((id) => this.#calls.rate(id, rating));
  }

  /** Sends the conversation by mail. @returns whether it is on its way */
  async mail(): Promise<boolean> {
    const { conversation } = this.#snapshot;
    if (!conversation) return false;
    return this.#calls.mail(conversation.id).then(
      () => true,
      () => false,
    );
  }

  /** Leaves a conversation that is over, so that another one can begin. */
  leave(): void {
    this.#set({ conversation: undefined, messages: [], pending: [] });
  }
}
