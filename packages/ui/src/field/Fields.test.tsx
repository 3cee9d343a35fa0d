import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Checkbox } from "./Checkbox.tsx";
import { RadioGroup } from "./RadioGroup.tsx";
import { Select } from "./Select.tsx";
import { TextField } from "./TextField.tsx";

describe("form fields", () => {
  it("tie label, hint and error to the control", () => {
    const html = renderToStaticMarkup(
      <TextField id="g" name="g" label="Grænse" hint="Pr. uge" error="Skriv et beløb" />,
    );
    expect(html).toContain('<label for="g">Grænse</label>');
    expect(html).toContain('aria-describedby="g-hint g-error" aria-invalid="true"');
    expect(html).toContain('id="g-error"');
  });

  it("say nothing of hints and errors that are not there", () => {
    const html = [
      <TextField key="1" id="a" name="a" label="A" />,
      <Checkbox key="2" id="b" name="b" label="B" />,
      <Select key="3" id="c" name="c" label="C" options={[{ value: "1", label: "Et" }]} />,
    ]
      .map((field) => renderToStaticMarkup(field))
      .join("");
    expect(html).not.toMatch(/aria-describedby|aria-invalid/);
  });

  it("group radio buttons under their question", () => {
    const html = renderToStaticMarkup(
      <RadioGroup
        id="p"
        name="p"
        label="Periode"
        defaultValue="uge"
        error="Vælg en"
        options={[{ value: "uge", label: "Uge" }]}
      />,
    );
    expect(html).toMatch(
      /^<fieldset class="field" id="p" aria-describedby="p-error"><legend>Periode<\/legend>/,
    );
    expect(html).toContain('checked="" value="uge"');
  });
});
