"use client";
import { useSyncExternalStore } from "react";
import { addressStore } from "./addressStore.ts";
import { mitIdError } from "./askedSignIn.ts";

/** What a visit to MitID came back with to this page, if it led nowhere (R4.24, R4.25). */
export function useMitIdError(): string | undefined {
  const search = useSyncExternalStore(addressStore.subscribe, addressStore.search, addressStore.onServer);
  return mitIdError(new URLSearchParams(search));
}
