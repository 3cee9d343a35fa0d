/** Messages of the recurring question. */
export const PERMISSION_KEYS = [
  "permission.title",
  "permission.text",
  "permission.accept",
  "permission.decline",
  "permission.dismiss",
  "permission.saveFailed",
  "permission.privacy",
  "permission.competition",
  "permission.saved",
] as const;
export type PermissionKey = (typeof PERMISSION_KEYS)[number];
