"use client";
import { useEffect } from "react";
import { trustBuildScripts } from "./trustBuildScripts.ts";
import type { TrustedTypesFactory } from "@spilhus/lib";
import { watchChunkErrors } from "./watchChunkErrors.ts";
import { watchNewBuild } from "./watchNewBuild.ts";
import { keepDeviceFlags } from "./keepDeviceFlags.ts";
import { notify, takeNextPageNotice } from "@spilhus/page-kit/notifications";
import { removeServiceWorkers } from "./removeServiceWorkers.ts";

if (typeof window !== "undefined") {
  // Before anything is loaded on demand. TypeScript's DOM does not know Trusted Types yet.
  trustBuildScripts(location.href, (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes);
}

interface StartupIslandProps {
  readonly buildId: string;
  readonly newVersionText: string;
}

/** What happens once when a tab starts, and what is watched until it closes. Draws nothing. */
export function StartupIsland({ buildId, newVersionText }: StartupIslandProps) {
  useEffect(() => {
    void removeServiceWorkers(window);
    const notice = takeNextPageNotice();
    if (notice !== undefined) {
      notify({ id: "notice", type: "notice", alert: notice, multiple: false, clearOnPageChange: true });
    }
    const stops = [
      watchChunkErrors(window),
      keepDeviceFlags(window),
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
