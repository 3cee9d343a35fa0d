import type { StaffProvider } from "./staffProvider.ts";

/** What the sign-in of staff needs besides the services of every call. */
export interface StaffSignInServices {
  /** Absent where no sign-in of staff is configured. */
  readonly staffProvider: StaffProvider | undefined;
}
