"use client";
import { useEffect } from "react";
import { trustBuildScripts } from "./trustBuildScripts.ts";
import type { TrustedTypesFactory } from "@spilhus/lib";
import { watchChunkErrors } from "./watchChunkErrors.ts";
import { watchNewBuild } from "./watchNewBuild.ts";
import { writeDeviceKind } from "./writeDeviceKind.ts";
import { notify, takeNextPageNotice } from "@spilhus/page-kit/notifications";
import { removeServiceWorkers } from "./removeServiceWorkers.ts";

if (typeof window !== "undefined") {
  // Runs before any chunk is loaded on demand. TypeScript's DOM types lack Trusted Types.
  trustBuildScripts(location.href, (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes);
}

interface StartupIslandProps {
  readonly buildId: string;
  readonly newVersionText: string;
}

/** Runs the startup tasks of a tab, and its watchers until it closes. Renders nothing. */
export function StartupIsland({ buildId, newVersionText }: StartupIslandProps) {
  useEffect(() => {
    void removeServiceWorkers(window);
    const notice = takeNextPageNotice();
    if (notice !== undefined) {
      notify({ id: "notice", type: "notice", alert: notice, multiple: false, clearOnPageChange: true });
    }
    const stops = [
      watchChunkErrors(window),
      writeDeviceKind(window),
      watchNewBuild({
        buildId,
        onNewBuild: () => {
          notify({
            id: "new-version",
            type: "new-version",
            alert: newVersionText,
            multiple: false,
            clearOnPageChange: false,
            action: "reload",
          });
        },
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [buildId, newVersionText]);
  return null;
}
