import { Frame } from "../src/frame/index.ts";
import { visitOf } from "../src/console-page/index.ts";

/** The not-found page. It shows nothing about the signed-in person. */
export default async function NotFound() {
  const { words } = await visitOf();
  return (
    <Frame words={words} title={words.t("frame.notFound")} path="/">
      <p>
        <a href="/">{words.t("frame.overview")}</a>
      </p>
    </Frame>
  );
}
