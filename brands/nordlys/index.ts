import { defineBrand } from "@spilhus/brand";
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
