import { RECEIVE_HOOK } from "@spilhus/contracts/payments";
import { defineHookWith, type DefinedHook } from "../calls/index.ts";
import { refusal } from "../http/index.ts";
import type { Payments } from "../payment-providers/index.ts";
import type { AnsweredHooks } from "./answeredHooks.ts";
import type { BodySeal } from "./bodySeal.ts";
import { receiveHook } from "./receiveHook.ts";

/** What webhooks of payment providers need besides the services of every call. */
export interface HookServices {
  readonly payments: Payments;
  /** Absent where no provider is configured. */
  readonly eventSeal: BodySeal | undefined;
  readonly answeredHooks: AnsweredHooks;
  /** Has stored events looked into at once. */
  wakePayments(): void;
}

const receive = defineHookWith<HookServices>()(RECEIVE_HOOK, async ({ services, places, ...hook }) => {
  const { db, log, payments, eventSeal: seal, answeredHooks: answered } = services;
  const provider = payments.provider(places.provider);
  if (!provider || !seal) throw refusal("not-found");
  const onStored = () => services.wakePayments();
  const answer = await receiveHook({ db, log, seal, answered, onStored }, provider, hook).catch(
    (error: unknown) => {
      // Whatever kept it from being stored: the provider has to send it again.
      log("error", "a webhook could not be stored", { provider: provider.id, error });
      throw refusal("unavailable");
    },
  );
  if (!answer) throw refusal("unsigned");
  return answer;
});

/** The webhooks of payment providers. */
export const PROVIDER_HOOKS: readonly DefinedHook<HookServices>[] = [receive];
