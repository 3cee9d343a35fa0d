import type { ChatCommand } from "../session/chatCalls.ts";
import { ChatSession, type SessionParts } from "../session/ChatSession.ts";
import { applyChange } from "../store/applyChange.ts";
import { type ChatChange, type ChatSnapshot, EMPTY_CHAT } from "../store/chatSnapshot.ts";
import { shiftClock } from "../store/shiftClock.ts";
import { type Heard, HeardUntil } from "./HeardUntil.ts";

/** What pages of one player tell each other. */
type Word =
  /** A page has come; the one that holds the connection answers with all it knows. */
  | { readonly say: "hello" }
  | {
      readonly say: "all";
      readonly chat: ChatSnapshot;
      readonly heard: Heard;
      /** By the monotonic clock of the page that says it. */
      readonly now: number;
    }
  | { readonly say: "change"; readonly change: ChatChange }
  /** Another page holds the connection now, and does not know what the others want. */
  | { readonly say: "tell" }
  | { readonly say: "want"; readonly page: string; readonly halls: readonly string[] }
  | { readonly say: "bye"; readonly page: string }
  | { readonly say: "do"; readonly command: ChatCommand };

type Channel = Pick<BroadcastChannel, "postMessage" | "close" | "addEventListener">;

/** What of a browser is used. */
export interface SharingBrowser {
  openChannel(name: string): Channel;
  /** Missing in old browsers, whose pages have a connection each. */
  readonly locks: Pick<LockManager, "request"> | undefined;
}

const inBrowser = (): SharingBrowser => ({
  openChannel: (name) => new BroadcastChannel(name),
  locks: navigator.locks,
});

export type ChatParts = Omit<SessionParts, "emit" | "heardUntil" | "now">;

/**
 * The chat of a page. All pages of a player have one connection: the page that holds the lock has it, tells the others what
 * comes, and does what they want; when it goes, the next one takes over.
 */
export class SharedChat {
  readonly #parts: ChatParts;
  readonly #browser: SharingBrowser;
  readonly #page = crypto.randomUUID();
  readonly #listeners = new Set<() => void>();
  readonly #halls = new Map<string, number>();
  /** Rooms that other pages want. */
  readonly #others = new Map<string, readonly string[]>();
  #channel: Channel | undefined;
  #session: ChatSession | undefined;
  #giveUpLock: (() => void) | undefined;
  #attempt: AbortController | undefined;
  readonly #heard = new HeardUntil();
  #chat: ChatSnapshot = EMPTY_CHAT;

  constructor(parts: ChatParts, browser: SharingBrowser = inBrowser()) {
    this.#parts = parts;
    this.#browser = browser;
  }

  readonly snapshot = (): ChatSnapshot => this.#chat;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether this page holds the connection. */
  get isHolder(): boolean {
    return this.#session !== undefined;
  }

  /** Joins the player's other pages, or connects if there is none. */
  open(): void {
    if (this.#channel) return;
    const { brand } = this.#parts;
    const name = `chat:${brand}`;
    this.#channel = this.#browser.openChannel(name);
    this.#channel.addEventListener("message", ({ data }: MessageEvent<Word>) => this.#hear(data));
    this.#tell({ say: "hello" });
    this.#tellWants();
    const { locks } = this.#browser;
    if (!locks) {
      this.#hold();
      return;
    }
    this.#attempt = new AbortController();
    const { signal } = this.#attempt;
    const held = async () => {
      if (signal.aborted) return;
      this.#hold();
      await new Promise<void>((resolve) => (this.#giveUpLock = resolve));
    };
    locks.request(name, { signal }, held).catch((cause: unknown) => {
      if (!signal.aborted) this.#parts.log("chat: no lock", cause);
    });
  }

  /** Leaves: the connection goes to the next page. Can be opened again. */
  close(): void {
    this.#tell({ say: "bye", page: this.#page });
    this.#session?.stop();
    this.#session = undefined;
    this.#attempt?.abort();
    this.#giveUpLock?.();
    this.#giveUpLock = undefined;
    this.#channel?.close();
    this.#channel = undefined;
  }

  /** The network or the page has changed. */
  wake(): void {
    this.#session?.wake();
  }

  /**
   * Is in the room of a hall.
   *
   * @returns leaves it, unless another part of the page is in it
   */
  enter(hall: string): () => void {
    this.#halls.set(hall, (this.#halls.get(hall) ?? 0) + 1);
    this.#tellWants();
    return () => {
      const left = (this.#halls.get(hall) ?? 1) - 1;
      if (left > 0) this.#halls.set(hall, left);
      else this.#halls.delete(hall);
      this.#tellWants();
    };
  }

  do(command: ChatCommand): void {
    if (this.#session) this.#session.do(command);
    else this.#tell({ say: "do", command });
  }

  #hold(): void {
    const parts: SessionParts = {
      ...this.#parts,
      emit: (change) => {
        this.#apply(change);
        this.#tell({ say: "change", change });
      },
      heardUntil: (room) => this.#heard.in(room),
      now: () => this.#serverNow(),
    };
    this.#session = new ChatSession(parts);
    this.#tell({ say: "tell" });
    this.#session.want(this.#allHalls());
    this.#session.start();
  }

  #serverNow(): string {
    const { serverTime } = this.#chat;
    if (!serverTime) return new Date().toISOString();
    return new Date(Date.parse(serverTime.serverTime) + performance.now() - serverTime.readAt).toISOString();
  }

  #allHalls(): ReadonlySet<string> {
    return new Set([...this.#halls.keys(), ...[...this.#others.values()].flat()]);
  }

  #tell(word: Word): void {
    this.#channel?.postMessage(word);
  }

  #tellWants(): void {
    if (this.#session) this.#session.want(this.#allHalls());
    else this.#tell({ say: "want", page: this.#page, halls: [...this.#halls.keys()] });
  }

  #hear(word: Word): void {
    switch (word.say) {
      case "hello":
        if (this.#session) {
          this.#tell({ say: "all", chat: this.#chat, heard: this.#heard.all, now: performance.now() });
        }
        return;
      case "all":
        this.#show(shiftClock(word.chat, performance.now() - word.now));
        this.#heard.take(word.heard);
        return;
      case "change":
        this.#apply(word.change);
        return;
      case "tell":
        this.#tellWants();
        return;
      case "want":
        this.#others.set(word.page, word.halls);
        this.#session?.want(this.#allHalls());
        return;
      case "bye":
        this.#others.delete(word.page);
        this.#session?.want(this.#allHalls());
        return;
      case "do":
        this.#session?.do(word.command);
    }
  }

  #apply(change: ChatChange): void {
    this.#heard.hear(change);
    this.#show(applyChange(this.#chat, change, performance.now()));
  }

  #show(chat: ChatSnapshot): void {
    if (chat === this.#chat) return;
    this.#chat = chat;
    for (const listener of this.#listeners) listener();
  }
}
