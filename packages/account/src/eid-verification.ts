export { eidPage } from "./eid-verification/eidPage.tsx";
