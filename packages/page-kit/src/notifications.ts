export { NotificationsIsland } from "./notifications/NotificationsIsland.tsx";
export { noticeForNextPage, takeNextPageNotice } from "./notifications/nextPageNotice.ts";
export { dismiss, leavePage, notify } from "./notifications/notificationStore.ts";
