export { MitIdErrorNotice } from "./mitid-outcome/MitIdErrorNotice.tsx";
export { MITID_ERROR_KEYS } from "./mitid-outcome/mitIdErrorKey.ts";
export { useMitIdError } from "./mitid-outcome/useMitIdError.ts";
