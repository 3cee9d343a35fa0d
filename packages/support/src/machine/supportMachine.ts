/** Where the support chat stands in a tab (R4.17 to R4.20). */
export type SupportKind =
  /** Not on this page, not for this visitor, or not on this brand: nothing is shown. */
  | "absent"
  /** It needs consent to preferences, which the visitor has not given. */
  | "blocked"
  /** A button; nothing of the chat is loaded. */
  | "ready"
  | "booting"
  | "open"
  | "closed"
  /** The chat could not be loaded; phone and mail are offered, and another try. */
  | "failed";

export interface SupportState {
  readonly kind: SupportKind;
  /** The visitor was told that consent is missing; with consent the chat boots and opens (R4.19). */
  readonly isNoticeShown: boolean;
  /** What the visitor wants once it has booted. */
  readonly wantsOpen: boolean;
  /** The player that it has booted for; nothing for a guest. */
  readonly userId: string | null;
}

/** What decides whether the chat may be there at all. */
export interface Circumstances {
  /** The brand has the feature. */
  readonly isEnabled: boolean;
  /** A logged-in player, or a configured route; never on a game-play route (R4.20). */
  readonly isAllowed: boolean;
  /** Consent to preferences; the necessary category is always granted (R4.17). */
  readonly hasConsent: boolean;
  /** Nothing for a guest. */
  readonly userId: string | null;
}

export type SupportEvent =
  | { readonly type: "circumstances"; readonly now: Circumstances }
  /** The button was pressed. */
  | { readonly type: "pressed" }
  /** The notice about consent was closed without an answer. */
  | { readonly type: "dismissed" }
  | { readonly type: "booted" }
  | { readonly type: "failed" }
  /** The visitor closed the panel, in the page or in the chat itself. */
  | { readonly type: "closed" };

/** What is to be done after a transition, in order. */
export type SupportEffect = "boot" | "open" | "close" | "shutdown";

export interface Transition {
  readonly state: SupportState;
  readonly effects: readonly SupportEffect[];
}

export const INITIAL_STATE: SupportState = {
  kind: "absent",
  isNoticeShown: false,
  wantsOpen: false,
  userId: null,
};

const hasBooted = ({ kind }: SupportState) =>
  kind === "booting" || kind === "open" || kind === "closed" || kind === "failed";

/** Ends whatever runs: nothing of the chat may stay behind. */
function leave(state: SupportState, kind: "absent" | "blocked" | "ready", userId: string | null): Transition {
  return {
    state: { ...INITIAL_STATE, kind, userId },
    effects: hasBooted(state) ? ["shutdown"] : [],
  };
}

const boot = (state: SupportState): Transition => ({
  state: { ...state, kind: "booting", isNoticeShown: false, wantsOpen: true },
  effects: ["boot"],
});

function meet(state: SupportState, now: Circumstances): Transition {
  const { userId } = now;
  if (!now.isEnabled || !now.isAllowed) return leave(state, "absent", userId);
  if (!now.hasConsent) {
    // A notice that stands there stays; consent that was withdrawn shuts the chat down (R4.18).
    if (state.kind === "blocked") return { state: { ...state, userId }, effects: [] };
    return leave(state, "blocked", userId);
  }
  // A chat belongs to whoever it was booted for.
  if (hasBooted(state) && state.userId !== userId) return leave(state, "ready", userId);
  if (state.kind === "blocked" && state.isNoticeShown) return boot({ ...state, userId });
  if (state.kind === "absent" || state.kind === "blocked") return leave(state, "ready", userId);
  return { state: { ...state, userId }, effects: [] };
}

function press(state: SupportState): Transition {
  switch (state.kind) {
    case "blocked":
      return { state: { ...state, isNoticeShown: true }, effects: [] };
    case "ready":
    case "failed":
      return boot(state);
    case "booting":
      return { state: { ...state, wantsOpen: true }, effects: [] };
    case "closed":
      return { state: { ...state, kind: "open", wantsOpen: true }, effects: ["open"] };
    case "open":
      return { state: { ...state, kind: "closed", wantsOpen: false }, effects: ["close"] };
    case "absent":
      return { state, effects: [] };
  }
}

function booted(state: SupportState): Transition {
  if (state.kind !== "booting") return { state, effects: [] };
  return state.wantsOpen
    ? { state: { ...state, kind: "open" }, effects: ["open"] }
    : { state: { ...state, kind: "closed" }, effects: [] };
}

function closed(state: SupportState): Transition {
  if (state.kind === "open") return { state: { ...state, kind: "closed", wantsOpen: false }, effects: [] };
  if (state.kind === "booting") return { state: { ...state, wantsOpen: false }, effects: [] };
  if (state.kind === "failed") return leave(state, "ready", state.userId);
  return { state, effects: [] };
}

/** The state machine of the support chat: pure, the same for the own desk and for a vendor's chat. */
export function transition(state: SupportState, event: SupportEvent): Transition {
  switch (event.type) {
    case "circumstances":
      return meet(state, event.now);
    case "pressed":
      return press(state);
    case "dismissed":
      return { state: { ...state, isNoticeShown: false }, effects: [] };
    case "booted":
      return booted(state);
    case "failed":
      return hasBooted(state)
        ? { state: { ...state, kind: "failed", wantsOpen: true }, effects: ["shutdown"] }
        : { state, effects: [] };
    case "closed":
      return closed(state);
  }
}
