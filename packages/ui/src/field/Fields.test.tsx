import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Checkbox } from "./Checkbox.tsx";
import { EmailField } from "./EmailField.tsx";
import { MoneyField } from "./MoneyField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { PhoneField } from "./PhoneField.tsx";
import { RadioGroup } from "./RadioGroup.tsx";
import { Select } from "./Select.tsx";
import { TextField } from "./TextField.tsx";

describe("form fields", () => {
  it("link label, hint and error to the control", () => {
    const html = renderToStaticMarkup(
      <TextField id="g" name="g" label="Grænse" hint="Pr. uge" error="Skriv et beløb" />,
    );
    expect(html).toContain('<label for="g">Grænse</label>');
    expect(html).toContain('aria-describedby="g-hint g-error" aria-invalid="true"');
    expect(html).toContain('id="g-error"');
  });

  it("refer to no missing hint or error", () => {
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
      /^<fieldset class="field" id="p" data-invalid="" aria-describedby="p-error"><legend>Periode<\/legend>/,
    );
    expect(html).toContain('checked="" value="uge"');
  });

  it("mark required fields by a star that is not read out twice, and name optional ones", () => {
    const html = renderToStaticMarkup(
      <TextField id="n" name="n" label="Navn" required optionalLabel="valgfrit" />,
    );
    expect(html).toContain('<span class="field-star" aria-hidden="true">\u00A0*</span>');
    expect(html).toContain('required=""');
    expect(html).not.toContain("valgfrit");
    expect(
      renderToStaticMarkup(<TextField id="n" name="n" label="Navn" optionalLabel="valgfrit" />),
    ).toContain('<span class="field-optional"> (valgfrit)</span>');
  });

  it("show an error instead of a success", () => {
    const html = renderToStaticMarkup(
      <TextField id="n" name="n" label="Navn" success="Godt" error="Skidt" />,
    );
    expect(html).not.toContain("Godt");
    expect(html).toContain('aria-describedby="n-error"');
  });

  it("tell browsers the kind of each value, for autofill and the right keyboard", () => {
    const of = (field: Parameters<typeof renderToStaticMarkup>[0]) => renderToStaticMarkup(field);
    expect(of(<EmailField id="e" name="e" label="E" />)).toMatch(/autoComplete="email" inputMode="email"/);
    expect(of(<PhoneField diallingCode="+45" id="t" name="t" label="T" />)).toMatch(
      /autoComplete="tel" inputMode="tel"/,
    );
    expect(of(<MoneyField id="m" name="m" label="M" unit="kr." />)).toMatch(
      /type="text" inputMode="decimal" autoComplete="off"/,
    );
    expect(of(<PasswordField id="p" name="p" label="P" purpose="new" />)).toMatch(
      /type="password" autoComplete="new-password"/,
    );
    expect(of(<PasswordField id="p" name="p" label="P" purpose="current" />)).toContain(
      'autoComplete="current-password"',
    );
  });

  it("describe a value by its unit", () => {
    const html = renderToStaticMarkup(
      <PhoneField diallingCode="+45" id="t" name="t" label="Telefon" hint="Til koder" />,
    );
    expect(html).toContain('aria-describedby="t-unit t-hint"');
    expect(html).toContain('<span class="input-unit" id="t-unit">+45</span>');
  });
});
