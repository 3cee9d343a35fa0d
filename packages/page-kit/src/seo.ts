export { describePage } from "./seo/describePage.ts";
export { pageData } from "./seo/pageData.ts";
export { JsonLdScript } from "./structured-data/JsonLdScript.tsx";
export { article, type Crumb, faqPage } from "./structured-data/jsonLd.ts";
