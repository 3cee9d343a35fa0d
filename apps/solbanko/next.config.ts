import { defineNextConfig } from "@spilhus/site/next-config";

export default defineNextConfig(import.meta.dirname);
