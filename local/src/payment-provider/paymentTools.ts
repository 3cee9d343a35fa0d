/** Tools of the payment provider's host, which link to each other. */
export const PAYMENT_TOOLS = [
  ["/", "Payments"],
  ["/faults", "Faults"],
] as const;
