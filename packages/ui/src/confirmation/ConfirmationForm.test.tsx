import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ConfirmationForm } from "./ConfirmationForm.tsx";

const draw = (error?: string) =>
  renderToStaticMarkup(
    <ConfirmationForm
      id="pause"
      consequences={["Du kan ikke spille i 24 timer."]}
      warning="Du kan ikke fortryde det."
      confirmation={{ by: "tick", label: "Jeg har forstået det" }}
      error={error}
      submitLabel="Start pausen"
      cancel={<a href="/konto">Nej tak</a>}
    />,
  );

describe("ConfirmationForm", () => {
  it("is never ticked in advance, and the browser itself asks for the tick where no script runs", () => {
    expect(draw()).toMatch(/<input required="" type="checkbox" id="pause-confirmation" name="confirmation"/);
    expect(draw()).not.toContain("checked");
  });

  it("links the error to the checkbox", () => {
    expect(draw("Bekræft først.")).toContain(
      'aria-describedby="pause-confirmation-error" aria-invalid="true"',
    );
  });

  it("never writes what was typed into the address", () => {
    expect(draw()).toContain('method="post"');
  });
});
