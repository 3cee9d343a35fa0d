const PLACE = /\{\{([A-Z_]+)\}\}/g;

/**
 * Fills `{{NAME}}` in a template.
 *
 * @throws {TypeError} for a name without value
 */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return template.replaceAll(PLACE, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new TypeError(`The template asks for {{${name}}}, which has no value.`);
    return String(value);
  });
}
