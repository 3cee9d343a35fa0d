export { MitIdErrorNotice } from "./mitid-outcome/MitIdErrorNotice.tsx";
export { useMitIdError } from "./mitid-outcome/useMitIdError.ts";
