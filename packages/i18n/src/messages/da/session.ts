/** The session: its clock, its end, and the menu of whoever is logged in. */
export const session = {
  clock: "Logget ind i",
  menu: "Din spilkonto",
  unread_one: "{{count}} ulæst",
  unread_other: "{{count}} ulæste",
  expiry: {
    logOut: "Log ud",
    expiryTitle: "Er du her stadig?",
    expiryText: "For din sikkerhed bliver du logget ud om",
    stay: "Bliv logget ind",
    stayFailed: "Vi kunne ikke forlænge. Prøv igen.",
  },
} as const;
