import { Notice } from "@spilhus/ui";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { Frame } from "../frame/index.ts";
import { GatewayRefusal } from "../gateway/index.ts";
import { SECTIONS } from "../sections/index.ts";
import type { SectionPage } from "../section/index.ts";
import { memberAt, visitOf } from "./visitOf.ts";

export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** One text a name. */
const single = (query: Query) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat()[0]]));

export interface ConsolePageProps {
  readonly path: string;
  readonly query: Query;
  readonly title: (page: SectionPage) => string;
  readonly content: (page: SectionPage) => Promise<ReactNode>;
}

/** A page for signed-in staff. The reason of a refused call takes the place of the content. */
export async function ConsolePage({ path, query, title, content }: ConsolePageProps) {
  const [{ words, ask }, member] = await Promise.all([visitOf(), memberAt(path)]);
  const page: SectionPage = { member, ask, words, query: single(query) };
  let shown: ReactNode;
  try {
    shown = await content(page);
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    if (error.code === "not-signed-in") redirect(`/log-ind?til=${encodeURIComponent(path)}`);
    shown = (
      <Notice tone={error.code === "role-needed" ? "calm" : "danger"} title={words.t("frame.failed")}>
        <p>{words.failure(error.code)}</p>
      </Notice>
    );
  }
  const { besked, fejl } = page.query;
  const done = besked !== undefined && words.label("done", besked);
  return (
    <Frame
      {...{ words, member, path }}
      title={title(page)}
      menu={SECTIONS.filter(({ roles }) => roles.some((role) => member.roles.includes(role))).map(
        (section) => ({
          href: `/${section.path}`,
          label: words.t(section.name),
          isCurrent: path === `/${section.path}` || path.startsWith(`/${section.path}/`),
        }),
      )}
      message={
        fejl === undefined
          ? done !== false && done !== besked
            ? { tone: "success", text: done }
            : undefined
          : { tone: "danger", text: words.failure(fejl) }
      }
    >
      {shown}
    </Frame>
  );
}
