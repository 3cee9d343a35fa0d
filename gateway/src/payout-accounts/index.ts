export { payableFrom } from "./accountChange.ts";
export { accountJobs } from "./accountJobs.ts";
export { addAccount, type NewAccount } from "./addAccount.ts";
export { type AccountServices, advanceAccount } from "./advanceAccount.ts";
export { findAccounts, shownAccounts, usable } from "./findAccounts.ts";
export {
  payoutProvider,
  payoutProviderOf,
  type PayoutProvider,
  type PayoutProviders,
} from "./payoutProviders.ts";
export { type PayoutAccountRow, payoutAccounts } from "./tables.ts";
