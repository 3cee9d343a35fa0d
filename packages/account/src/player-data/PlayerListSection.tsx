import { useId, type ComponentProps, type ReactNode, type RefObject } from "react";
import { Stack } from "@spilhus/ui";
import { QueryBoundary } from "./QueryBoundary.tsx";

interface PlayerListSectionProps<Answer> extends ComponentProps<typeof QueryBoundary<Answer>> {
  readonly title: string;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly text: string;
  /** The result of the player's last act, above the list. */
  readonly notices: ReactNode;
}

/** The section of a list of `usePlayerList`: heading, text, notices, and the list once it is read. */
export function PlayerListSection<Answer>({
  title,
  titleRef,
  text,
  notices,
  ...boundary
}: PlayerListSectionProps<Answer>) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Stack gap={3}>
        <h2 id={heading} ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
        {notices}
        <QueryBoundary {...boundary} />
      </Stack>
    </section>
  );
}
