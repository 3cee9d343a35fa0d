import { brand } from "@spilhus/brand-nordlys";
import { createSite } from "@spilhus/site";

export const site = createSite(brand);
