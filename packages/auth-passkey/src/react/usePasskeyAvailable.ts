"use client";
import { useEffect, useState } from "react";
import { passkeyAvailability } from "../ceremony/availability.ts";

/** Whether passkeys are available here (R5.09); false until the browser has answered. */
export function usePasskeyAvailable(isEnabled: boolean): boolean {
  const [isAvailable, setAvailable] = useState(false);
  useEffect(() => {
    let isOver = false;
    void passkeyAvailability(isEnabled).then((answer) => isOver || setAvailable(answer));
    return () => {
      isOver = true;
    };
  }, [isEnabled]);
  return isAvailable;
}
