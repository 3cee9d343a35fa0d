"use client";
import { useEffect } from "react";
import { LATEST_PATH } from "../progress/latestPath.ts";
import { keepReturned } from "./returnedDeposit.ts";

/** Takes the player from the provider to their deposit; the id is in no address from here on (R2.28). */
export function PaymentReturnIsland() {
  useEffect(() => {
    keepReturned(location.search);
    // Replaces this page in the history, so that Back does not lead through it again.
    location.replace(LATEST_PATH);
  }, []);
  return null;
}
