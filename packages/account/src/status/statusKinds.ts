import type { RouteId } from "@spilhus/routes";
import type { IconName } from "@spilhus/ui";
import type { KeyIn } from "@spilhus/i18n/island";

interface StatusKind {
  readonly icon: IconName;
  readonly title: KeyIn<"account.status">;
}

/** Icon and title of each status page. */
export const STATUS_KINDS = {
  suspended: { icon: "shield-attention", title: "account.suspendedTitle" },
  deactivated: { icon: "lock", title: "account.deactivatedTitle" },
  "temporary-block": { icon: "lock", title: "account.blockTitle" },
  "cooling-off": { icon: "pause", title: "account.cooldownTitle" },
  "play-limits-reached": { icon: "clock", title: "account.limitsTitle" },
} as const satisfies Readonly<Partial<Record<RouteId, StatusKind>>>;
export type StatusRoute = keyof typeof STATUS_KINDS;
