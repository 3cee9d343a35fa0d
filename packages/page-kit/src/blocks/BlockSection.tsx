import type { ReactNode } from "react";
import { Section, SectionHeading } from "@spilhus/ui";

interface BlockSectionProps {
  readonly block: {
    readonly _uid: string;
    readonly title?: string | undefined;
    readonly text?: string | undefined;
  };
  readonly children: ReactNode;
}

/** A block as a section named by its heading; without a title it is an unnamed section. */
export function BlockSection({ block: { _uid, title, text }, children }: BlockSectionProps) {
  const id = `block-${_uid}`;
  if (!title) {
    return (
      <Section>
        <div className="container">{children}</div>
      </Section>
    );
  }
  return (
    <Section>
      <section className="container" aria-labelledby={id}>
        <SectionHeading id={id} title={title} {...(text ? { text } : {})} />
        {children}
      </section>
    </Section>
  );
}
