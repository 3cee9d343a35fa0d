/** Where the calls of the user-auth service begin (§7). */
export const USER_AUTH = "/gateway/user-auth/api/v1/public";
