import { useEffect, useState, type ReactNode } from "react";
import type { DeskTalk } from "../desk/deskTalk.ts";
import { FailedView } from "./FailedView.tsx";
import type { Say } from "./types.ts";

type Writing = typeof import("./writing.ts");

let loaded: Writing | undefined;

/** Loads the code of forms and conversations, which nobody needs who only reads the answers of the FAQ. */
export const loadWriting = async (): Promise<Writing> => (loaded ??= await import("./writing.ts"));

interface DeskWritingProps {
  readonly t: Say;
  readonly talk: DeskTalk;
  readonly children: (writing: Writing) => ReactNode;
}

/** What is drawn with that code once it is there; until then a word, and after a failure other ways to a person. */
export function DeskWriting({ t, talk, children }: DeskWritingProps) {
  const [writing, setWriting] = useState<Writing | "failed" | undefined>(loaded);
  useEffect(() => {
    if (writing === undefined) loadWriting().then(setWriting, () => setWriting("failed"));
  }, [writing]);
  if (writing === undefined) return <output className="support-body">{t("support.loading")}</output>;
  if (writing === "failed") return <FailedView t={t} talk={talk} onRetry={() => setWriting(undefined)} />;
  return children(writing);
}
