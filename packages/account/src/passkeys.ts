export { PasskeySlot } from "./passkeys/PasskeySlot.tsx";
export { passkeysPage } from "./passkeys/passkeysPage.tsx";
