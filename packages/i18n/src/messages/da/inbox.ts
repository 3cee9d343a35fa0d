/** A player's messages. */
export const inbox = {
  title: "Beskeder",
  description: "Beskeder om din spilkonto: hvad der er sket, og hvad du bør vide.",
  text: "Her skriver vi, når der sker noget på din spilkonto.",
  failedText: "Vi prøver igen af os selv.",
  panel: {
    list: "Dine beskeder, de nyeste først",
    loading: "Henter dine beskeder",
    failedTitle: "Dine beskeder kan ikke hentes",
    unread: "Ulæst",
    allRead: "Du har læst alle dine beskeder.",
    emptyTitle: "Ingen beskeder endnu",
    emptyText: "Når der sker noget på din spilkonto, skriver vi det her.",
    older: "Vis ældre beskeder",
    olderFailed: "De ældre beskeder kunne ikke hentes. Prøv igen.",
    markFailed: "Vi kunne ikke gemme, at du har læst beskeden. Den står som ulæst.",
    markUnread: "Markér som ulæst",
    unmarkFailed: "Vi kunne ikke gemme, at beskeden er ulæst. Den står stadig som læst.",
  },
  counts: {
    unreadCount_one: "{{count}} ulæst besked",
    unreadCount_other: "{{count}} ulæste beskeder",
  },
  attention: {
    open: "Læs dine beskeder",
  },
} as const;
