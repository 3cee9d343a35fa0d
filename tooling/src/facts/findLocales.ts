import { parseSync, Visitor } from "oxc-parser";
import { lineOf, type SourceFile } from "./sourceFiles.ts";

/**
 * Where locales are named, because their texts, or their list, stand there. Everywhere else code is the same for every
 * locale: a third one is a record here, messages and content.
 */
const HOMES: readonly RegExp[] = [
  // The record of the locales.
  /^packages\/contracts\/src\/values\/locales\.ts$/,
  // Texts and formats of each locale.
  /^packages\/i18n\/src\/(?:locale|messages|translator)\//,
  /^packages\/contracts\/src\/(?:cookies|user-auth\/(?:cookies|pageCookies))\.ts$/,
  /^packages\/site\/src\/(?:error-boundary\/failedWords|shell\/languageChoices)\.ts$/,
  /^packages\/brand-kit\/(?:templates\/|src\/generator\/files\/navigationFile\.ts$|src\/conformance\/rules\/messages\.ts$)/,
  /^gateway\/src\/(?:inbox\/(?:bonus|chat|correction|document|event|payout|room|support)Texts|support\/transcriptWords|mail\/\w+|profile-options\/\w+|games\/(?:brandCategories|roomRules)|user-reports\/\w+)\.ts$/,
  /\/words\.ts$/,
  /^console\/src\/messages\//,
  /^seed\/src\/(?:games\/wording|winners)\//,
  /^seed\/src\/games\/(?:lists|halls|casino|slots)\/\w+\.ts$/,
  // Brands: their content, and which locales they have.
  /^brands\//,
];

/**
 * Code that names locales outside their homes: a comparison with one, a list of them, or an object with a value for each.
 *
 * @param locales codes such as `da`
 * @returns one line for each, with its place
 */
export function findLocales(files: readonly SourceFile[], locales: readonly string[]): string[] {
  const known = new Set(locales);
  return files
    .filter(({ path }) => !HOMES.some((home) => home.test(path)))
    .flatMap(({ path, text }) => {
      const found = new Map<number, string>();
      const report = (offset: number, what: string) => found.set(lineOf(text, offset), what);
      const isLocale = (node: { readonly type: string }): boolean =>
        node.type === "Literal" && "value" in node && typeof node.value === "string" && known.has(node.value);
      const namesAll = (names: readonly string[]) => locales.every((locale) => names.includes(locale));
      new Visitor({
        BinaryExpression({ operator, left, right, start }) {
          if (/^[!=]==?$/.test(operator) && (isLocale(left) || isLocale(right)))
            report(start, "compares with one locale; ask the record of locales");
        },
        LogicalExpression({ right, start }) {
          if (isLocale(right)) report(start, "falls back to one locale; use DEFAULT_LOCALE");
        },
        ConditionalExpression({ consequent, alternate, start }) {
          if (isLocale(consequent) || isLocale(alternate))
            report(start, "chooses one locale; use requireLocale");
        },
        ArrayExpression({ elements, start }) {
          if (elements.some((element) => element !== null && isLocale(element)))
            report(start, "lists locales; use LOCALES");
        },
        TSUnionType({ types, start }) {
          if (types.some((type) => type.type === "TSLiteralType" && isLocale(type.literal)))
            report(start, "lists locales as a type; use Locale");
        },
        ObjectExpression({ properties, start }) {
          const names = properties.flatMap((property) =>
            property.type === "Property" && property.key.type === "Identifier" ? [property.key.name] : [],
          );
          if (namesAll(names)) report(start, "has a value for each locale; use forEachLocale or localised");
        },
        TSTypeLiteral({ members, start }) {
          const names = members.flatMap((member) =>
            member.type === "TSPropertySignature" && member.key.type === "Identifier"
              ? [member.key.name]
              : [],
          );
          if (namesAll(names)) report(start, "is a type with a value for each locale; use Localised");
        },
      }).visit(parseSync(path, text).program);
      return [...found].map(([line, what]) => `${path}:${line}: ${what}.`);
    });
}
