export { passkeysPage as page } from "@spilhus/account/passkeys";
