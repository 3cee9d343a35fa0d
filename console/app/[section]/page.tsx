import { notFound } from "next/navigation";
import { ConsolePage, type Query } from "../../src/console-page/index.ts";
import { sectionAt } from "../../src/sections/index.ts";

interface PageProps {
  readonly params: Promise<{ readonly section: string }>;
  readonly searchParams: Promise<Query>;
}

/** The list of a section. */
export default async function Page({ params, searchParams }: PageProps) {
  const section = sectionAt((await params).section);
  if (!section) notFound();
  return (
    <ConsolePage
      path={`/${section.path}`}
      query={await searchParams}
      title={({ words }) => words.t(section.name)}
      content={section.list}
    />
  );
}
