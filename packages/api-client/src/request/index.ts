export { ApiError, type ApiErrorCode, type ApiErrorDetails } from "./apiError.ts";
export { call, pathOf, type CallInput } from "./call.ts";
export { callOf } from "./callOf.ts";
export { httpProblem, type HttpProblem } from "./httpProblem.ts";
export { isAnswered } from "./isAnswered.ts";
export { request, type Call, type QueryValues, type Transport } from "./request.ts";
export { unauthorizedAddress } from "./unauthorizedAddress.ts";
