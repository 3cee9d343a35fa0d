export { eidPage as page } from "../account/eid-verification/eidPage.tsx";
