export { ApiError, type ApiErrorCode, type ApiErrorDetails } from "./apiError.ts";
export { call, type CallInput } from "./call.ts";
export { httpProblem, type HttpProblem } from "./httpProblem.ts";
export { sessionInfoQuery, userInfoQuery, type QueryPlan } from "./queries.ts";
export { request, type Call, type QueryValues, type Transport } from "./request.ts";
export {
  checkLoginLimits,
  getPartnerData,
  getSessionInfo,
  getUserInfo,
  logOut,
} from "./resources/everyPage.ts";
export {
  getCatalogue,
  getGame,
  getJackpots,
  getSchedule,
  getSearchIndex,
  getWinners,
  type GamesQuery,
} from "./resources/games.ts";
export {
  blockAccount,
  createUserReport,
  deleteAccount,
  forgetGame,
  getDepositLimits,
  getPlayFeedback,
  getUserReport,
  listMessages,
  listOccupationTypes,
  listSalaryTypes,
  listSavedGames,
  markMessage,
  saveGame,
  selfExclude,
  setDepositLimits,
  setEmail,
  setMarketingPermission,
  setOccupation,
  setPhoneNumber,
  setSalary,
  takeCoolingOff,
  userReportFileAddress,
} from "./resources/playerAccount.ts";
export {
  changePassword,
  endOneSession,
  endOtherSessions,
  finishSignup,
  getAuthenticationOptions,
  getRegistrationOptions,
  getSignupDraft,
  giveUpSignup,
  listPasskeys,
  listSessions,
  logInByPassword,
  matchCpr,
  mitIdAddress,
  openPasswordLink,
  removePasskey,
  renamePasskey,
  requestNewPassword,
  setSignupContact,
  setSignupLimits,
  verifyAuthentication,
  verifyRegistration,
} from "./resources/userAuth.ts";
export { unauthorizedAddress } from "./unauthorizedAddress.ts";
