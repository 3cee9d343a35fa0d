import type { StaffProvider } from "./staffProvider.ts";

/** Services of the staff's sign-in, besides those of every call. */
export interface StaffSignInServices {
  /** Absent where no sign-in of staff is configured. */
  readonly staffProvider: StaffProvider | undefined;
}
