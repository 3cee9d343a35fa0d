import { brand } from "@spilhus/brand-solbanko";
import { createSite } from "@spilhus/site";

export const site = createSite(brand);
