import type { ReactNode } from "react";

export interface BadgeProps {
  readonly tone?: "accent" | "alt" | "plain" | "jackpot";
  readonly children: ReactNode;
}

/** A label on something: new, jackpot, demo. */
export function Badge({ tone = "plain", children }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}
