import { ConsolePage, type Query } from "../src/console-page/index.ts";
import { overview } from "../src/sections/index.ts";

interface PageProps {
  readonly searchParams: Promise<Query>;
}

/** The overview: tasks of the signed-in member of staff. */
export default async function Page({ searchParams }: PageProps) {
  return (
    <ConsolePage
      path="/"
      query={await searchParams}
      title={({ words }) => words.t("frame.overview")}
      content={overview}
    />
  );
}
