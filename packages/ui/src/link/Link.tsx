import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";

export interface LinkProps extends Omit<
  ComponentPropsWithoutRef<"a">,
  "className" | "style" | "href" | "children"
> {
  readonly href: string;
  /** `text` is part of a sentence; `onward` stands alone and has an arrow. */
  readonly kind?: "text" | "onward";
  readonly children: ReactNode;
}

/** A link in running text, or an onward link after a heading. */
export function Link({ kind = "text", children, ...rest }: LinkProps) {
  return (
    <a {...rest} className="link" data-kind={kind}>
      {children}
      {kind === "onward" && <Icon name="arrow-right" />}
    </a>
  );
}
