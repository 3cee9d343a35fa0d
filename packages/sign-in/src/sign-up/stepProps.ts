import type { SignupDraft } from "@spilhus/contracts/user-auth";
import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import type { SignUpCalls } from "./signUpCalls.ts";
import type { SignUpInUse } from "./useSignUp.ts";

/** What the form of each step is given. */
export interface StepProps {
  readonly draft: SignupDraft;
  readonly calls: SignUpCalls;
  readonly watched: SignUpInUse["watched"];
  /** The step is done; the draft says how far it is now. */
  readonly onDone: (draft: SignupDraft) => void;
  readonly messages: IslandMessages<MessageKey>;
}
