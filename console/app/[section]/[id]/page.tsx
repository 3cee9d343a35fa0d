import { notFound } from "next/navigation";
import { ConsolePage, type Query } from "../../../src/console-page/index.ts";
import { sectionAt } from "../../../src/sections/index.ts";

interface PageProps {
  readonly params: Promise<{ readonly section: string; readonly id: string }>;
  readonly searchParams: Promise<Query>;
}

/** The detail page of a section, with its acts. */
export default async function Page({ params, searchParams }: PageProps) {
  const { section: path, id } = await params;
  const section = sectionAt(path);
  const detail = section?.detail;
  if (!section || !detail || !/^[\w-]{1,80}$/.test(id)) notFound();
  return (
    <ConsolePage
      path={`/${section.path}/${id}`}
      query={await searchParams}
      title={({ words }) => words.t(section.name)}
      content={(page) => detail(page, id)}
    />
  );
}
