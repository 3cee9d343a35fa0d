import { defineConfig } from "drizzle-kit";

/** `drizzle-kit generate` writes the next migration after a change of a `tables.ts`. */
export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: "./src/**/tables.ts",
  out: "./drizzle",
});
