import type { Translation } from "../translation.ts";

export const passkeyPage = {
  title: "Passkeys",
  description: "Log in with fingerprint, face or screen lock: your passkeys, and where you are logged in.",
  panel: {
    text: "With a passkey you log in with your fingerprint, face or screen lock instead of MitID.",
    list: "Your passkeys",
    loading: "Fetching your passkeys …",
    failedTitle: "We cannot fetch your passkeys right now",
    emptyTitle: "You have no passkeys yet",
    emptyText: "Create one on this device to log in faster next time.",
    add: "Create a passkey",
    unavailable:
      "This device or browser cannot create passkeys. Open the page on your phone, or turn on a screen lock.",
    full: "You have {{count}} passkeys, and there is no room for more. Remove one before you create another.",
    created: "Created {{date}}",
    used: "Last used {{date}}",
    neverUsed: "Never used",
    synced: "Synced",
    rename: "Rename",
    renameNamed: "Rename {{name}}",
    remove: "Remove",
    removeNamed: "Remove {{name}}",
    name: "Name",
    save: "Save",
    cancel: "Cancel",
    renamed: "The name is saved.",
    renameFailed: "The name “{{name}}” was not saved. Try again.",
    gone: "The passkey no longer exists.",
    removeTitle: "Remove {{name}}?",
    removeText:
      "You can no longer log in with it, and you will be logged out on all devices. Delete it on the device itself too.",
    removeSubmit: "Remove and log out",
    removeFailed: "The passkey was not removed. Try again.",
  },
} as const satisfies Translation<"passkeyPage">;
