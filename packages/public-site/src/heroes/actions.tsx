import type { ReactNode } from "react";
import type { Multilink } from "@spilhus/contracts";
import { ButtonLink } from "@spilhus/ui";
import { linkHref } from "@spilhus/page-kit/rich-text";

interface Action {
  readonly label: string | undefined;
  readonly link: Multilink | undefined;
}

/** An editor's buttons: the first primary, the second secondary. Omits a button without label or address. */
export function actionsOf(first: Action, second?: Action): ReactNode {
  const [one, two] = [first, second].map((action) => {
    const href = linkHref(action?.link);
    return action?.label && href ? { label: action.label, href } : undefined;
  });
  if (!one && !two) return undefined;
  return (
    <>
      {one && (
        <ButtonLink href={one.href} size="large">
          {one.label}
        </ButtonLink>
      )}
      {two && (
        <ButtonLink href={two.href} size="large" kind="secondary">
          {two.label}
        </ButtonLink>
      )}
    </>
  );
}
