export { statusPage } from "./status/statusPage.tsx";
