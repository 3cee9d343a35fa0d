import { useEffect, useState } from "react";
import type { SignupDraft } from "@spilhus/contracts/user-auth";
import { reasonOf } from "./reasonOf.ts";
import type { SignUpCalls } from "./signUpCalls.ts";

/** Why somebody cannot have an account. */
export type Refused = "excluded" | "under-age" | "account-exists";

/** Where a registration stands in this browser. */
export type SignUpState =
  | { readonly at: "loading" | "failed" }
  /** MitID comes first; `because`: what became of the registration that was under way. */
  | { readonly at: "start"; readonly because?: "gone" | "given-up" }
  | { readonly at: "steps"; readonly draft: SignupDraft }
  | { readonly at: "refused"; readonly because: Refused };

/** What a refusal of any step means for the whole registration; nothing where it is for the form to say. */
function afterRefusal(reason: string | undefined): SignUpState | undefined {
  if (reason === "draft-gone") return { at: "start", because: "gone" };
  if (reason === "excluded" || reason === "account-exists") return { at: "refused", because: reason };
  return undefined;
}

export interface SignUpInUse {
  readonly state: SignUpState;
  readonly load: () => void;
  readonly setDraft: (draft: SignupDraft) => void;
  /** Asks how far it is after a call that has changed something; without an answer all stays as it is. */
  readonly refresh: () => Promise<void>;
  readonly giveUp: () => Promise<void>;
  /** Passes a step's call on, and moves the whole registration where its refusal ends it. */
  readonly watched: <Answer>(call: Promise<Answer>) => Promise<Answer>;
}

/** A registration, as the server has it: reload, back and another tab find it where it is. */
export function useSignUp(calls: SignUpCalls, refused: Refused | undefined): SignUpInUse {
  const [state, setState] = useState<SignUpState>(
    refused ? { at: "refused", because: refused } : { at: "loading" },
  );
  const show = (draft: SignupDraft | null, because?: "gone") =>
    setState(draft ? { at: "steps", draft } : { at: "start", ...(because && { because }) });
  const load = () => {
    calls.draft().then(
      (draft) => show(draft),
      () => setState({ at: "failed" }),
    );
  };
  useEffect(() => {
    if (!refused) load();
    // Once: what comes later is told by the calls.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    state,
    load: () => {
      setState({ at: "loading" });
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
      setState({ at: "start", because: "given-up" });
    },
    async watched(call) {
      try {
        return await call;
      } catch (error) {
        const reason = reasonOf(error);
        const next = afterRefusal(reason);
        if (next) setState(next);
        // Finished in another tab: the page is a player's now.
        if (reason === "signed-in") location.reload();
        throw error;
      }
    },
  };
}
