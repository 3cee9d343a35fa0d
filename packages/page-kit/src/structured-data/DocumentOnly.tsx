"use client";
import { useState, useSyncExternalStore, type ReactNode } from "react";

const never = () => () => {};

/**
 * Draws its children only when they came with the document, not on a soft navigation. For elements that may not be created
 * by script, such as scripts under Trusted Types.
 */
export function DocumentOnly({ children }: { readonly children: ReactNode }) {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isShown] = useState(isFromServer);
  return isShown ? children : null;
}
