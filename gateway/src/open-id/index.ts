export {
  type Claims,
  type OpenIdClient,
  openIdClient,
  type OpenIdSettings,
  type VisitSecrets,
} from "./openIdClient.ts";
export { reasonOf } from "./reasonOf.ts";
