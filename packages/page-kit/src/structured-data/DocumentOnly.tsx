"use client";
import { useState, useSyncExternalStore, type ReactNode } from "react";

const never = () => () => {};

/**
 * Shows its children where they came with the document and nowhere else: what a soft navigation brings is not drawn.
 * For elements the browser may not create by script, such as scripts under Trusted Types.
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
