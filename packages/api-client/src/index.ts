export {
  ApiError,
  call,
  httpProblem,
  isAnswered,
  request,
  unauthorizedAddress,
  type ApiErrorCode,
  type ApiErrorDetails,
  type Call,
  type CallInput,
  type HttpProblem,
  type QueryValues,
  type Transport,
} from "./request/index.ts";
export {
  getCatalogue,
  getGame,
  getJackpots,
  getParSheet,
  getSchedule,
  getSearchIndex,
  getWinners,
} from "./resources/games.ts";
export {
  buyPlates,
  getDraw,
  getMyRound,
  getRoom,
  getRoomState,
  listMyPlates,
  listMyRounds,
  listRooms,
  offerPlates,
  returnPlates,
} from "./resources/bingo.ts";
export { getBalance } from "./resources/balance.ts";
export { getFundsProof } from "./resources/funds.ts";
export { acceptBonus, getOffer, giveUpBonus, listBonuses } from "./resources/bonuses.ts";
export {
  cancelDeposit,
  confirmDeposit,
  createDeposit,
  getDeposit,
  getDepositOptions,
} from "./resources/deposits.ts";
export { listTransactions } from "./resources/transactions.ts";
export {
  acknowledgeHallReality,
  acknowledgeReality,
  chooseHallRealityInterval,
  chooseRealityInterval,
  closePlay,
  getPlay,
  getHallReality,
  getPlayBudget,
  getReplay,
  getRound,
  getStudioToken,
  listRounds,
  openPlay,
  setPlayBudget,
  startRound,
} from "./resources/play.ts";
export {
  addPayoutAccount,
  createWithdrawal,
  getWithdrawalOptions,
  listDocumentRequests,
  listPayoutAccounts,
  listWithdrawals,
  removePayoutAccount,
} from "./resources/withdrawals.ts";
export {
  listOccupationTypes,
  listSalaryTypes,
  setEmail,
  getWinnerName,
  setOccupation,
  setWinnerName,
  setPhoneNumber,
  setSalary,
} from "./resources/profile.ts";
export {
  postponeMarketingQuestion,
  setMarketingPermission,
  withdrawMarketingPermission,
} from "./resources/marketing.ts";
export { getDepositLimits, getPlayFeedback } from "./resources/overview.ts";
export { getLossLimits, postponeLossOffer } from "./resources/lossLimits.ts";
export { setLossLimits } from "./resources/setLossLimits.ts";
export { setDepositLimits } from "./resources/setDepositLimits.ts";
export { blockAccount, deleteAccount, selfExclude, takeCoolingOff } from "./resources/exclusions.ts";
export { getChatProfile, getXmppConfig, listChatRooms } from "./resources/chat.ts";
export { ignoreChatter, readChatRules, reportChatMessage, setChatName } from "./resources/chatActs.ts";
export { appealChatSanction, listChatSanctions, listOwnChatLines } from "./resources/chatSanctions.ts";
export { listMessages, markMessage } from "./resources/messages.ts";
export { forgetGame, listSavedGames, saveGame } from "./resources/savedGames.ts";
export {
  createUserReport,
  getUserReport,
  userReportFileAddress,
  verifyReceipt,
} from "./resources/userReport.ts";
export {
  checkLoginLimits,
  getPartnerData,
  getSessionInfo,
  getUserInfo,
  logOut,
} from "./resources/playerPages.ts";
export {
  changePassword,
  endOneSession,
  endOtherSessions,
  finishSignup,
  forgetDevice,
  getAuthenticationOptions,
  getRegistrationOptions,
  getSignupDraft,
  giveUpSignup,
  listDevices,
  listPasskeys,
  listSessions,
  logInByPassword,
  matchCpr,
  openPasswordLink,
  removePasskey,
  renamePasskey,
  requestNewPassword,
  setSignupContact,
  setSignupLimits,
  verifyAuthentication,
  verifyRegistration,
} from "./resources/userAuth.ts";
export { mitIdAddress } from "./resources/mitIdAddress.ts";
export { userInfoQuery, type QueryPlan } from "./resources/userInfoQuery.ts";
export {
  findSupportConversation,
  getSupportDesk,
  listSupportMessages,
  readSupportMessages,
} from "./resources/support.ts";
export {
  closeSupportConversation,
  mailSupportTranscript,
  rateSupportConversation,
} from "./resources/supportEnd.ts";
export { createSupportIdentity } from "./resources/supportIdentity.ts";
export { openSupportConversation, sendSupportMessage } from "./resources/supportWriting.ts";
