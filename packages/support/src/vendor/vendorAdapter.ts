import type { Locale } from "@spilhus/contracts";
import { readFromFrame, SUPPORT_FRAME_PATH, type ToFrame } from "@spilhus/contracts/support";
import { listeners } from "../adapter/listeners.ts";
import type { SupportAdapter, SupportUser } from "../adapter/supportAdapter.ts";

/** The frame as this adapter needs it. */
interface Frame {
  src: string;
  readonly contentWindow: Pick<Window, "postMessage"> | null;
  remove(): void;
}

export interface VendorOptions {
  /** Origin of the frame's host, such as `https://support.fjord.dk`: messages go to it and are taken from it alone. */
  readonly frameOrigin: string;
  readonly locale: Locale;
  readonly page: Pick<Window, "addEventListener" | "removeEventListener">;
  /** Puts an empty frame into the page. */
  readonly mount: () => Frame;
  /** Proof of the player's identity, made anew for each boot. */
  readonly identity: () => Promise<string>;
  /** How long the frame and the vendor may take. */
  readonly bootMs?: number;
}

const BOOT_MS = 10_000;

/**
 * A vendor's chat in quarantine: a frame on a host of its own, with its own policy and without our session cookie. The page
 * and the frame know each other by exact origins. No request reaches the vendor before `boot`, and none after `shutdown`,
 * which takes the frame's whole document away.
 */
export function vendorAdapter(options: VendorOptions): SupportAdapter {
  const { frameOrigin, locale, page, mount, identity, bootMs = BOOT_MS } = options;
  const unread = listeners<number>();
  const openChange = listeners<boolean>();
  const failure = listeners<void>();
  let frame: Frame | undefined;
  let endBoot: ((error?: Error) => void) | undefined;

  const tell = (message: ToFrame) => frame?.contentWindow?.postMessage(message, frameOrigin);

  function remove(): void {
    page.removeEventListener("message", onMessage);
    frame?.remove();
    frame = undefined;
  }

  let user: SupportUser | null = null;
  async function introduce(): Promise<void> {
    const asked = frame;
    try {
      const token = user === null ? null : await identity();
      // Shut down meanwhile: the proof goes nowhere.
      if (asked !== undefined && asked === frame) tell({ support: "boot", locale, token });
    } catch {
      endBoot?.(new Error("The player's identity could not be proved."));
    }
  }

  function onMessage(event: Event): void {
    // The listener is for messages alone.
    const { origin, source, data } = event as MessageEvent<unknown>;
    if (origin !== frameOrigin || frame === undefined || source !== frame.contentWindow) return;
    const message = readFromFrame(data);
    switch (message?.support) {
      case "loaded":
        return void introduce();
      case "ready":
        return endBoot?.();
      case "failed":
        if (endBoot) endBoot(new Error("The vendor's chat did not start."));
        else failure.tell();
        return;
      case "unread":
        return unread.tell(message.count);
      case "opened":
        return openChange.tell(true);
      case "closed":
        return openChange.tell(false);
      case undefined:
        return;
    }
  }

  return {
    boot(who) {
      user = who;
      remove();
      page.addEventListener("message", onMessage);
      return new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => endBoot?.(new Error("The vendor's chat does not answer.")), bootMs);
        endBoot = (error) => {
          clearTimeout(timer);
          endBoot = undefined;
          if (error === undefined) return resolve();
          remove();
          reject(error);
        };
        frame = mount();
        frame.src = `${frameOrigin}${SUPPORT_FRAME_PATH}`;
      });
    },
    shutdown() {
      tell({ support: "shutdown" });
      remove();
      endBoot?.(new Error("The chat was shut down."));
    },
    open: () => void tell({ support: "open" }),
    close: () => void tell({ support: "close" }),
    onUnread: unread.add,
    onOpenChange: openChange.add,
    onFailure: failure.add,
  };
}
