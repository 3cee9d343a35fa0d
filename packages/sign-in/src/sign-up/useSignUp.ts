import { useEffect, useEffectEvent, useState } from "react";
import type { SignupDraft } from "@spilhus/contracts/user-auth";
import { reasonOf } from "./reasonOf.ts";
import type { SignUpCalls } from "./signUpCalls.ts";

/** Why a visitor cannot have an account. */
export type RefusalReason = "excluded" | "under-age" | "account-exists";

/** State of a registration in this browser. */
export type SignUpState =
  | { readonly stage: "loading" | "failed" }
  /** The visitor must go to MitID; `reason`: what happened to an earlier registration. */
  | { readonly stage: "start"; readonly reason?: "gone" | "given-up" }
  | { readonly stage: "steps"; readonly draft: SignupDraft }
  | { readonly stage: "refused"; readonly reason: RefusalReason };

/** The state after a refused call; `undefined` if the form shows the refusal and the registration continues. */
function afterRefusal(reason: string | undefined): SignUpState | undefined {
  if (reason === "draft-gone") return { stage: "start", reason: "gone" };
  if (reason === "excluded" || reason === "account-exists") return { stage: "refused", reason };
  return undefined;
}

export interface SignUpController {
  readonly state: SignUpState;
  readonly load: () => void;
  readonly setDraft: (draft: SignupDraft) => void;
  /** Fetches the draft after a call that has changed it; a failure changes nothing. */
  readonly refresh: () => Promise<void>;
  readonly giveUp: () => Promise<void>;
  /** Awaits a step's call; a refusal that ends the registration also changes `state`. */
  readonly endOnRefusal: <Answer>(call: Promise<Answer>) => Promise<Answer>;
}

/** A registration. The server stores its draft, so a reload, the back button and another tab continue it. */
export function useSignUp(calls: SignUpCalls, refused: RefusalReason | undefined): SignUpController {
  const [state, setState] = useState<SignUpState>(
    refused ? { stage: "refused", reason: refused } : { stage: "loading" },
  );
  const show = (draft: SignupDraft | null, reason?: "gone") =>
    setState(draft ? { stage: "steps", draft } : { stage: "start", ...(reason && { reason }) });
  const load = () => {
    calls.draft().then(
      (draft) => show(draft),
      () => setState({ stage: "failed" }),
    );
  };
  const loadFirst = useEffectEvent(() => {
    if (!refused) load();
  });
  // Once: later calls return the new draft.
  useEffect(() => loadFirst(), []);

  return {
    state,
    load: () => {
      setState({ stage: "loading" });
      load();
    },
    setDraft: (draft) => show(draft),
    refresh: () =>
      calls.draft().then(
        (draft) => show(draft, "gone"),
        () => undefined,
      ),
    async giveUp() {
      await calls.giveUp();
      setState({ stage: "start", reason: "given-up" });
    },
    async endOnRefusal(call) {
      try {
        return await call;
      } catch (error) {
        const reason = reasonOf(error);
        const next = afterRefusal(reason);
        if (next) setState(next);
        // The registration was finished in another tab: reload the page as a player.
        if (reason === "signed-in") location.reload();
        throw error;
      }
    },
  };
}
