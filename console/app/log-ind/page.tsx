import { ButtonLink } from "@spilhus/ui";
import { Frame } from "../../src/frame/index.ts";
import { type Query, visitOf } from "../../src/console-page/index.ts";
import { returnPathOf } from "../../src/session/index.ts";

interface PageProps {
  readonly searchParams: Promise<Query>;
}

/** The sign-in page. */
export default async function Page({ searchParams }: PageProps) {
  const [{ words }, { til, besked, fejl }] = await Promise.all([visitOf(), searchParams]);
  const target = returnPathOf(typeof til === "string" ? til : null);
  const done = { tone: "success", text: words.t("done.signed-out") } as const;
  const message =
    typeof fejl === "string"
      ? ({ tone: "danger", text: words.failure(fejl) } as const)
      : besked === "signed-out"
        ? done
        : undefined;
  return (
    <Frame words={words} title={words.t("signIn.title")} path="/log-ind" message={message}>
      <p>{words.t("signIn.text")}</p>
      <div>
        <ButtonLink href={`/log-ind/start?til=${encodeURIComponent(target)}`}>
          {words.t("signIn.button")}
        </ButtonLink>
      </div>
    </Frame>
  );
}
