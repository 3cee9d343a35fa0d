export { passkeysPage } from "./passkeys/passkeysPage.tsx";
