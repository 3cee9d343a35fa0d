export { AskFields, askedIn } from "./AskFields.tsx";
export { documents, kindsOf } from "./documents.tsx";
