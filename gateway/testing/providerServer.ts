import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Outcome, PaymentIntent, PaymentProvider } from "../src/payment-providers/index.ts";
import { ScriptedProvider, type ProviderCall } from "./scriptedProvider.ts";

/** The moment of a call at which something happens: before its effect, or after it and before the answer. */
export type CallMoment = "before" | "after";

/** Scripted providers that gateways in processes of their own reach over HTTP. */
export interface ProviderServer extends AsyncDisposable {
  readonly origin: string;
  readonly providers: Readonly<Record<"captures" | "direct", ScriptedProvider>>;
  /** Called at each moment of each call. Resolves with whether it goes on; otherwise the call is lost from there. */
  onCall: (call: ProviderCall, moment: CallMoment) => Promise<boolean>;
}

const captures = () => new ScriptedProvider("captures", { methods: ["card"] });
const direct = () => new ScriptedProvider("direct", { methods: ["mobilepay"], hasCapture: false });

interface RemoteCall {
  readonly provider: "captures" | "direct";
  readonly call: ProviderCall;
  readonly arguments: readonly [never, never, never];
}

export async function providerServer(): Promise<ProviderServer> {
  const providers = { captures: captures(), direct: direct() };
  const stage: { onCall: ProviderServer["onCall"] } = { onCall: () => Promise.resolve(true) };
  const server = createServer((request, response) => {
    void (async () => {
      // Written by `remoteProvider` below.
      const remote = JSON.parse(await text(request)) as RemoteCall;
      if (!(await stage.onCall(remote.call, "before"))) return void response.destroy();
      const outcome = await providers[remote.provider][remote.call](...remote.arguments);
      if (!(await stage.onCall(remote.call, "after"))) return void response.destroy();
      response.end(JSON.stringify(outcome));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  return {
    origin: `http://127.0.0.1:${port}`,
    providers,
    get onCall() {
      return stage.onCall;
    },
    set onCall(onCall) {
      stage.onCall = onCall;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The adapters of a gateway for the providers of a {@link providerServer}. */
export function remoteProviders(origin: string): readonly PaymentProvider[] {
  const remote = (local: ScriptedProvider, provider: RemoteCall["provider"]): PaymentProvider => {
    const call = async <Done>(name: ProviderCall, ...given: readonly unknown[]): Promise<Outcome<Done>> => {
      try {
        const body = JSON.stringify({ provider, call: name, arguments: given });
        const answer = await fetch(origin, { method: "POST", body, signal: AbortSignal.timeout(8_000) });
        // What the scripted provider has returned.
        return (await answer.json()) as Outcome<Done>;
      } catch {
        return { outcome: "unknown", reason: "no answer" };
      }
    };
    return {
      ...{ id: local.id, capabilities: local.capabilities },
      start: (intent: PaymentIntent) => call("start", intent),
      status: (id) => call("status", id),
      capture: (id, amountOre) => call("capture", id, amountOre),
      void: (id) => call("void", id),
      refund: (id, refundId, amountOre) => call("refund", id, refundId, amountOre),
      settlement: local.settlement,
      readHook: (hook, now) => local.readHook(hook, now),
    };
  };
  return [remote(captures(), "captures"), remote(direct(), "direct")];
}
