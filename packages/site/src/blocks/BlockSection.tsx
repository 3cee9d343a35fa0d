import { Section, SectionHeading, type SectionProps } from "@spilhus/ui";

interface BlockSectionProps extends SectionProps {
  readonly block: {
    readonly _uid: string;
    readonly title?: string | undefined;
    readonly text?: string | undefined;
  };
}

/** A block as a section named by its heading; without a title it is only set apart. */
export function BlockSection({ block: { _uid, title, text }, children, ...section }: BlockSectionProps) {
  const id = `block-${_uid}`;
  if (!title) {
    return (
      <Section {...section}>
        <div className="container">{children}</div>
      </Section>
    );
  }
  return (
    <Section {...section}>
      <section className="container" aria-labelledby={id}>
        <SectionHeading id={id} title={title} {...(text ? { text } : {})} />
        {children}
      </section>
    </Section>
  );
}
