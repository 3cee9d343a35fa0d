export { eidPage as page } from "@spilhus/account/eid-verification";
