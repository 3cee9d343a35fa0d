export { encodePath } from "./address.ts";
export type { Endpoint, Exchange } from "./exchange.ts";
export { openExchange, readTarget } from "./openExchange.ts";
export { readBody } from "./readBody.ts";
export { refererPath } from "./refererPath.ts";
export { type RequestHead, headOf, readHead } from "./requestHead.ts";
export { requestId } from "./requestId.ts";
export { requireSameSite } from "./sameSite.ts";
export { type Visitor, type VisitorSettings, clientIp, identifyVisitor } from "./visitor.ts";
