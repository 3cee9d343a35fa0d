import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/Icon.tsx";

export type NoticeTone = "info" | "success" | "warning" | "danger" | "calm";

const ICONS = {
  info: "info",
  success: "check",
  warning: "warning",
  danger: "warning",
  // Not the shield with a check mark: something is blocked or required.
  calm: "shield-attention",
} as const satisfies Record<NoticeTone, IconName>;

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: string;
  readonly children: ReactNode;
  /** Announced when it appears; only for notices that appear after the page has loaded. */
  readonly live?: "polite" | "assertive";
}

/** A message in the page: what happened and what to do. `calm` is for duty: limits, pauses, help. */
export function Notice({ tone = "info", title, children, live }: NoticeProps) {
  return (
    <div
      className="notice"
      data-tone={tone}
      {...(live && { role: live === "assertive" ? "alert" : "status" })}
    >
      <Icon name={ICONS[tone]} />
      <div>
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
