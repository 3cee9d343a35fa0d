export { documents, kindsOf } from "./documents.tsx";
