export { libraryConfig as default } from "../../tsup.library.ts";
