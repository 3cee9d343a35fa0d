import type { SignupDraft } from "@spilhus/contracts/user-auth";
import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import type { JurisdictionId } from "@spilhus/jurisdiction";
import type { SignUpCalls } from "./signUpCalls.ts";
import type { SignUpController } from "./useSignUp.ts";

/** Props of each step's form. */
export interface StepProps {
  readonly draft: SignupDraft;
  readonly calls: SignUpCalls;
  readonly endOnRefusal: SignUpController["endOnRefusal"];
  /** Called when the step is done, with the new draft. */
  readonly onDone: (draft: SignupDraft) => void;
  readonly jurisdiction: JurisdictionId;
  readonly messages: IslandMessages<MessageKey>;
}
