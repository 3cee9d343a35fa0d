export { passkeysPage as page } from "../passkeys/passkeysPage.tsx";
