export { eidPage as page } from "../account/eidPage.tsx";
