export { exclusionPage } from "./exclusion/exclusionPage.tsx";
