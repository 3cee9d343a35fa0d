export { NotificationsIsland } from "./notifications/NotificationsIsland.tsx";
export { dismiss, leavePage, notify } from "./notifications/notificationStore.ts";
