import { createTranslator } from "@spilhus/i18n";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SignInWithoutScript } from "./SignInWithoutScript.tsx";

it("links to MitID, which returns to the page (R1.02)", () => {
  const { t } = createTranslator("da");
  const html = renderToStaticMarkup(<SignInWithoutScript t={t} path="/spilside/fjord-7" />);
  expect(html).toContain(
    "/gateway/user-auth/api/v1/public/mitid/start?purpose=login&amp;returnUrl=%2Fspilside%2Ffjord-7",
  );
  expect(html).toContain("Log på med MitID");
});
