"use client";
import { useEffect } from "react";
import { pollWhileVisible } from "@spilhus/page-kit/polling";
import { returnWhenBack } from "./returnWhenBack.ts";

/** On the page of an account that cannot be shown: brings the account as soon as it can be. */
export function ReturnIsland() {
  useEffect(() => pollWhileVisible((signal) => returnWhenBack(location, signal)), []);
  return null;
}
