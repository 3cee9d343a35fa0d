export { addressList } from "./addressList.ts";
export { AddressListSchema } from "./addressListSchema.ts";
export { isCrawler } from "./isCrawler.ts";
export { ReplayGuard, SIGNATURE_HEADER, signRequest, verifyRequest } from "./signedRequest.ts";
export { visitorNetwork } from "./visitorNetwork.ts";
