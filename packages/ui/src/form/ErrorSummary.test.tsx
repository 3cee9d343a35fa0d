import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ErrorSummary } from "./ErrorSummary.tsx";

it("names the field before what is wrong with it, as a sentence is written", () => {
  const html = renderToStaticMarkup(
    <ErrorSummary
      id="summary"
      title="3 felter skal rettes"
      errors={[
        { fieldId: "a", label: "E-mail", text: "Skriv din e-mail." },
        { fieldId: "b", label: "Hvad laver du?", text: "Udfyld feltet." },
        { fieldId: "c", text: "Vælg en længere periode." },
      ]}
    />,
  );
  const links = [...html.matchAll(/<a [^>]*>([^<]*)/g)].map(([, text]) => text);
  expect(links).toEqual([
    "E-mail: Skriv din e-mail.",
    "Hvad laver du? Udfyld feltet.",
    "Vælg en længere periode.",
  ]);
});
