"use client";
import { useState } from "react";
import { createUserReport } from "@spilhus/api-client";
import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { Button, Notice, Stack } from "@spilhus/ui";
import { playerTransport } from "@spilhus/player-session/session";
import { reportPath } from "./reportPath.ts";

interface MakeReportProps {
  readonly brand: string;
  readonly messages: MessagesOf<"report.make">;
}

/** A button that creates a statement of the last 90 days (R7.09) and opens it. */
export function MakeReport({ brand, messages }: MakeReportProps) {
  const t = islandTranslator(messages);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const make = async () => {
    if (state === "busy") return;
    setState("busy");
    try {
      const { reportId } = await createUserReport(playerTransport, { body: { brand } });
      location.assign(reportPath(reportId));
    } catch {
      setState("failed");
    }
  };
  return (
    <Stack gap={3}>
      {state === "failed" && (
        <Notice tone="danger" live="assertive">
          {t("report.startFailed")}
        </Notice>
      )}
      <div>
        <Button kind="secondary" isBusy={state === "busy"} onClick={() => void make()}>
          {t("report.start")}
        </Button>
      </div>
    </Stack>
  );
}
