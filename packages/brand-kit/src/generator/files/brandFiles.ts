import { LOCALES, type ThemeTokens } from "@spilhus/contracts";
import { JURISDICTIONS } from "@spilhus/jurisdiction";
import type { BrandIdentity } from "@spilhus/brand";
import { localHost } from "../new-brand/checkNewBrand.ts";
import type { NewBrand } from "../new-brand/newBrand.ts";
import { jsonFile, literal } from "./literal.ts";
import { starterNavigation } from "./navigationFile.ts";
import { starterLook } from "./starterLook.ts";
import { STARTER_ASSESSMENT } from "./starterAssessment.ts";

/** `brand.ts` of a new brand. Licensee and licence number are the brand's to fill in. */
export function starterIdentity(newBrand: NewBrand): BrandIdentity {
  return {
    id: newBrand.id,
    name: newBrand.name,
    domains: { production: [newBrand.domain], local: [localHost(newBrand.id)] },
    jurisdiction: "dk",
    locales: [...LOCALES],
    timezone: JURISDICTIONS.dk.timezone,
    rpId: newBrand.domain,
    features: newBrand.features,
    consent: "local",
    supportChat: {
      visitorRoutes: ["customer-service", "faq", "signup", "responsible-gaming"],
      ...(newBrand.supportWorkspace !== undefined && {
        vendor: { kind: "intercom", workspace: newBrand.supportWorkspace },
      }),
    },
    app: { scheme: newBrand.id, minimumVersion: "1.0.0" },
    flags: { passkeys: true },
    look: starterLook(newBrand),
    compliance: { licensee: `${newBrand.name} ApS`, licenceNumber: "00-0000000" },
  };
}

const data = (type: string, name: string, value: unknown, satisfying = type) =>
  `import type { ${type} } from "@spilhus/brand";\n\nexport const ${name} = ${literal(value)} as const satisfies ${satisfying};\n`;

/** Neither the brand's definition nor its pages may hold the rules: only the registry's builder reads this file. */
const moneyChecksFile = `import { usualMoneyChecks } from "@spilhus/brand/money-checks";

/** Thresholds of the licensee's own risk assessment, in øre. */
export const moneyChecks = usualMoneyChecks(${literal(STARTER_ASSESSMENT)});
`;

const manifest = ({ id, name }: NewBrand) => ({
  name: `@spilhus/brand-${id}`,
  version: "0.0.0",
  private: true,
  description: `The brand ${name}: data only`,
  license: "UNLICENSED",
  type: "module",
  sideEffects: false,
  exports: { ".": "./index.ts" },
  scripts: { typecheck: "tsc --noEmit --customConditions null" },
  dependencies: {
    "@spilhus/brand": "workspace:*",
    "@spilhus/contracts": "workspace:*",
    "@spilhus/routes": "workspace:*",
  },
});

const INDEX = `import { defineBrand } from "@spilhus/brand";
import { identity } from "./brand.ts";
import { experiments } from "./experiments.ts";
import { guards } from "./guards.ts";
import { messages as da } from "./messages/da.ts";
import { messages as en } from "./messages/en.ts";
import { navigation } from "./navigation.ts";
import theme from "./theme.tokens.json" with { type: "json" };

export const brand = defineBrand({
  identity,
  theme,
  navigation,
  guards,
  experiments,
  messages: { da, en },
});
`;

/** The data files of a new brand, path under its folder to text; content, pictures and fonts come beside them. */
export function brandFiles(newBrand: NewBrand, theme: ThemeTokens): Map<string, string> {
  const messages = data("MessageOverrides", "messages", {});
  return new Map([
    ["package.json", jsonFile(manifest(newBrand))],
    [
      "tsconfig.json",
      jsonFile({ extends: "../../tsconfig.base.json", include: ["*.ts", "content", "messages"] }),
    ],
    ["index.ts", INDEX],
    ["brand.ts", data("BrandIdentity", "identity", starterIdentity(newBrand))],
    ["navigation.ts", data("BrandNavigation", "navigation", starterNavigation(newBrand))],
    ["guards.ts", data("BrandGuards", "guards", {})],
    ["experiments.ts", data("BrandExperiment", "experiments", [], "readonly BrandExperiment[]")],
    ["money-checks.ts", moneyChecksFile],
    ["messages/da.ts", messages],
    ["messages/en.ts", messages],
    ["theme.tokens.json", jsonFile(theme)],
  ]);
}
