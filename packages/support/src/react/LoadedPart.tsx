import { useEffect, useState, type ReactNode } from "react";
import type { DeskTalk } from "../desk/deskTalk.ts";
import { FailedView } from "./FailedView.tsx";
import type { Say } from "./types.ts";

/** Code of the panel that is fetched when it is wanted, and once. */
export class PanelPart<Code extends object> {
  readonly #fetchCode: () => Promise<Code>;
  /** Undefined until it has come. */
  code: Code | undefined;

  constructor(fetchCode: () => Promise<Code>) {
    this.#fetchCode = fetchCode;
  }

  /** Rejects when it could not be had; the next call tries again. */
  async load(): Promise<Code> {
    this.code ??= await this.#fetchCode();
    return this.code;
  }

  /** Fetches it because it is most likely wanted next; whoever needs it and has it not is told there. */
  prepare(): void {
    this.load().catch(() => undefined);
  }
}

/** The own desk, which nobody needs who is asked for a consent first, or has the chat of a vendor. */
export const DESK = new PanelPart(() => import("./DeskView.tsx"));

/** The question for a consent, which nobody needs who has given it. */
export const CONSENT = new PanelPart(() => import("./consent.ts"));

/** Forms and conversations, which nobody needs who only reads the answers of the FAQ. */
export const WRITING = new PanelPart(() => import("./writing.ts"));

interface LoadedPartProps<Code extends object> {
  readonly part: PanelPart<Code>;
  readonly t: Say;
  readonly talk: DeskTalk;
  readonly children: (code: Code) => ReactNode;
}

/** What is drawn with a part once it is there; until then a word, and after a failure other ways to a person. */
export function LoadedPart<Code extends object>({ part, t, talk, children }: LoadedPartProps<Code>) {
  const [code, setCode] = useState<Code | "failed" | undefined>(part.code);
  useEffect(() => {
    if (code === undefined) part.load().then(setCode, () => setCode("failed"));
  }, [part, code]);
  if (code === undefined) return <output className="support-body">{t("support.loading")}</output>;
  if (code === "failed") return <FailedView t={t} talk={talk} onRetry={() => setCode(undefined)} />;
  return children(code);
}
