import type { Translation } from "../translation.ts";

export const mentor = {
  title: "Mentor",
  description: "Your own play in figures: time, visits and trend.",
  text: "Here you see how much time you spend with us. The figures are yours, and nobody else can see them.",
  toolsTitle: "Would you like to change something?",
  toolsText: "You can always set a lower limit or take a break.",
  panel: {
    loading: "Fetching your figures …",
    failedTitle: "We cannot fetch your figures right now",
    timeTitle: "Time",
    today: "Today",
    week: "The last 7 days",
    visits: "Visits in 7 days",
    more: "You have spent more time in the last 7 days than in the 7 days before.",
    same: "You have spent about as much time in the last 7 days as in the 7 days before.",
    less: "You have spent less time in the last 7 days than in the 7 days before.",
    first: "These are your first days with us. Come back in a week to see the trend.",
    chart: "Time on the site in the last 28 days",
    day: "Day",
    time: "Time",
    showFigures: "Show the figures",
    resultTitle: "Result",
    resultEmptyTitle: "You have not played yet",
    resultEmptyText: "Once you have played, this is where you see what you have won and lost in total.",
  },
  spent: {
    nothing: "No time",
    minutes: "{{minutes}} min",
    hours: "{{hours}} h {{minutes}} min",
  },
} as const satisfies Translation<"mentor">;
