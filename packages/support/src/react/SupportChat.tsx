"use client";
import {
  islandTranslator,
  loadPageMessages,
  type IslandMessages,
  type MessageKey,
} from "@spilhus/i18n/island";
import { buildInfo } from "@spilhus/page-kit/build-info";
import { useEffect, useState } from "react";
import { SupportPanel } from "./SupportPanel.tsx";
import { supportOf, type Support } from "./supportOf.ts";
import type { SupportSettings } from "./supportSettings.ts";

interface SupportChatProps {
  readonly settings: SupportSettings;
  readonly facadeIn: (event: MouseEvent) => HTMLAnchorElement | undefined;
}

interface Made extends Support {
  readonly messages: IslandMessages<MessageKey>;
}

/** The chat once its button was pressed: its words, its states and its panel. */
export function SupportChat({ settings, facadeIn }: SupportChatProps) {
  const [made, setMade] = useState<Made>();
  useEffect(() => {
    const make = async () => {
      const messages = await loadPageMessages(buildInfo.id);
      const t = islandTranslator(messages);
      setMade({ messages, ...(await supportOf(settings, messages.locale, t("support.title"))) });
    };
    make().catch(() => document.querySelector<HTMLAnchorElement>("a[data-support]")?.click());
  }, [settings]);
  if (!made) return null;
  return (
    <>
      <link rel="stylesheet" href={settings.stylesheet} precedence="support" />
      <SupportPanel {...made} settings={settings} facadeIn={facadeIn} />
    </>
  );
}
