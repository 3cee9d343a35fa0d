import type { ConsentState } from "../consent-adapters/consentAdapter.ts";

let tag: Promise<{ update(state: ConsentState): void }> | undefined;

/**
 * Makes a consent state effective: the document says it for other islands once there is one, and the tag manager, where the
 * brand has one, is loaded on the first yes and told of every change.
 */
export async function applyConsent(state: ConsentState, tagManagerId: string | undefined): Promise<void> {
  const granted = (["preferences", "statistics", "marketing"] as const).filter((category) => state[category]);
  const { dataset } = document.documentElement;
  if (state.hasResponse) dataset["consent"] = granted.join(" ");
  else delete dataset["consent"];
  if (!tagManagerId || (!tag && granted.length === 0)) return;
  tag ??= import("../tag-manager/startTagManager.ts").then(({ startTagManager }) =>
    startTagManager(tagManagerId),
  );
  (await tag).update(state);
}
