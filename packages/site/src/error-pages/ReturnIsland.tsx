"use client";
import { useEffect } from "react";
import { pollWhileVisible } from "@spilhus/page-kit/polling";
import { returnWhenBack } from "./returnWhenBack.ts";

/** Reloads the 503 page of an account as soon as the account can be shown again. */
export function ReturnIsland() {
  useEffect(() => pollWhileVisible((signal) => returnWhenBack(location, signal)), []);
  return null;
}
