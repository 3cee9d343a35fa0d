export { passkeysPage as page } from "../account/passkeys/passkeysPage.tsx";
