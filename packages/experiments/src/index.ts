export { bucket } from "./bucket.ts";
export { formatPageContext, parsePageContext, type PageContext } from "./contextName.ts";
export { pageContext, type Assignment, type PageChoice, type Visit } from "./pageContext.ts";
export { pageExperiments, type ExperimentRow, type PageExperiments } from "./pageExperiments.ts";
export {
  consentCookie,
  experimentCookie,
  localeCookie,
  loggedInBeforeCookie,
  visitorIdCookie,
} from "./visitorCookies.ts";
export { visitorFraction } from "./visitorFraction.ts";
