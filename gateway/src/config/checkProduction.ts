import { type PaymentProvidersConfig, standInAmong } from "../payment-providers/index.ts";
import { ConfigError } from "./configError.ts";
import { isPrivateDatabase } from "./databaseAddress.ts";
import { isOnThisMachine } from "./isOnThisMachine.ts";
import { isMailServer } from "./messenger.ts";
import type { StaffConfig } from "./staff.ts";
import { LEAST_ROUND_MS, type Studios } from "./studios.ts";

/** The settings that production restricts. */
interface Checked {
  readonly ACCOUNTS_ENABLED: boolean;
  readonly DATABASE_URL?: string | undefined;
  readonly EXCLUSION_REGISTER?: string | undefined;
  readonly EXCLUSION_REGISTER_CLIENT?: unknown;
  readonly MESSENGER?: string | undefined;
  readonly PAYMENT_PROVIDERS: PaymentProvidersConfig;
  readonly STUDIOS: Studios;
  readonly STAFF?: StaffConfig | undefined;
  readonly MITID?: { readonly issuer: string; readonly backChannel?: string | undefined } | undefined;
}

/** The register receives CPR numbers and decides who may play: both must be encrypted in transit. */
function checkRegister({ MITID, EXCLUSION_REGISTER, EXCLUSION_REGISTER_CLIENT }: Checked): void {
  if (EXCLUSION_REGISTER === undefined) {
    if (!MITID) return;
    throw new ConfigError(
      "EXCLUSION_REGISTER: must be set where MITID is: the law requires it to be asked at every login.",
    );
  }
  if (!EXCLUSION_REGISTER.startsWith("https:")) {
    throw new ConfigError("EXCLUSION_REGISTER: in production it must be https: CPR numbers are sent to it.");
  }
  if (EXCLUSION_REGISTER_CLIENT === undefined) {
    throw new ConfigError(
      "EXCLUSION_REGISTER_CLIENT: must be set in production: the register must know who asks.",
    );
  }
}

/** Who signs in to the console decides about money: neither they nor the console may be reached in the clear. */
function checkStaff({ STAFF }: Checked): void {
  if (!STAFF) return;
  const { issuer, backChannel, console: origin } = STAFF;
  if (backChannel !== undefined || [issuer, origin].some((address) => address.startsWith("http:"))) {
    throw new ConfigError(
      "STAFF: in production the issuer and the console must be https, without a backChannel.",
    );
  }
}

/** A studio's answer about a round moves money, its frame stands on our page, and its pace is the law's. */
function checkStudios({ STUDIOS }: Checked): void {
  for (const [studio, { rounds, origin, games }] of Object.entries(STUDIOS)) {
    for (const [name, address] of Object.entries({ rounds, origin })) {
      if (address === undefined || (address.startsWith("https:") && !isOnThisMachine(address))) continue;
      throw new ConfigError(
        `STUDIOS (at ${studio}.${name}): in production it must be https, on another machine.`,
      );
    }
    for (const [game, { minRoundMs }] of Object.entries(games)) {
      if (minRoundMs >= LEAST_ROUND_MS) continue;
      throw new ConfigError(
        `STUDIOS (at ${studio}.games.${game}.minRoundMs): in production at least ${LEAST_ROUND_MS}.`,
      );
    }
  }
}

/**
 * Checks what production requires of several settings: the authorities are real, and no data of players is sent
 * unencrypted.
 *
 * @throws {ConfigError}
 */
export function checkProduction(parsed: Checked): void {
  const { ACCOUNTS_ENABLED, DATABASE_URL, MITID, EXCLUSION_REGISTER, MESSENGER } = parsed;
  if (DATABASE_URL !== undefined && !isPrivateDatabase(DATABASE_URL)) {
    throw new ConfigError(
      "DATABASE_URL: in production it must use TLS (sslmode=verify-full) or a socket of this machine.",
    );
  }
  if (ACCOUNTS_ENABLED && !MITID) {
    throw new ConfigError("MITID: must be set, or ACCOUNTS_ENABLED=false where nobody has an account.");
  }
  if (MITID?.backChannel !== undefined || MITID?.issuer.startsWith("http:")) {
    throw new ConfigError("MITID: in production the issuer must be https, without a backChannel.");
  }
  if (MESSENGER !== undefined && !isMailServer(MESSENGER)) {
    throw new ConfigError("MESSENGER: in production it must be a mail server, smtps:// or smtp://.");
  }
  checkRegister(parsed);
  checkStaff(parsed);
  checkStudios(parsed);
  if (MITID && MESSENGER === undefined) {
    throw new ConfigError("MESSENGER: must be set where MITID is: players get mail about their accounts.");
  }
  const standIn = standInAmong(parsed.PAYMENT_PROVIDERS, isOnThisMachine);
  if (standIn !== undefined) throw new ConfigError(`PAYMENT_PROVIDERS: in production ${standIn}.`);
  const standIns = { MITID: MITID?.issuer, EXCLUSION_REGISTER, MESSENGER, STAFF: parsed.STAFF?.issuer };
  for (const [name, address] of Object.entries(standIns)) {
    if (address === undefined || !isOnThisMachine(address)) continue;
    throw new ConfigError(`${name}: in production it must be the real one, not one on this machine.`);
  }
}
