"use client";
import { useSyncExternalStore } from "react";
import { addressStore } from "./addressStore.ts";
import { mitIdError } from "./signInRequest.ts";

/** The error of a failed visit to MitID, from this page's address (R4.24, R4.25). */
export function useMitIdError(): string | undefined {
  const search = useSyncExternalStore(addressStore.subscribe, addressStore.search, addressStore.onServer);
  return mitIdError(new URLSearchParams(search));
}
