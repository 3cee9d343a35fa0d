import { CREATE_SUPPORT_IDENTITY } from "@spilhus/contracts/support";
import { callOf } from "../request/index.ts";

export const createSupportIdentity = /* @__PURE__ */ callOf(CREATE_SUPPORT_IDENTITY);
