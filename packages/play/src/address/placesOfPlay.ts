import { gamePath, pathOf, routeById } from "@spilhus/routes";
import { playAddress } from "./playAddress.ts";

/** Addresses that the shell of a game leads to. Islands get them, because none should carry the route table. */
export interface PlacesOfPlay {
  readonly game: string;
  readonly limits: string;
  /** Where a player takes a break of 24 hours. */
  readonly pause: string;
  readonly help: string;
  /** Says why an account is closed; the edge leads on to the page of the restriction. */
  readonly account: string;
  /** What was booked. */
  readonly history: string;
  readonly lobby: string;
  readonly logIn: { readonly real: string; readonly demo: string };
}

/** @param slug the game in play */
export const placesOfPlay = (slug: string): PlacesOfPlay => {
  const logIn = pathOf(routeById("playgame-login"));
  const back = (mode: "real" | "demo") => {
    const address = playAddress({ game: slug, mode });
    const demo = mode === "demo" ? "&demo=1" : "";
    return `${logIn}?game=${slug}${demo}&returnUrl=${encodeURIComponent(address)}`;
  };
  return {
    game: gamePath(slug),
    limits: pathOf(routeById("deposit-limit")),
    pause: pathOf(routeById("cooling-off")),
    help: pathOf(routeById("customer-service")),
    account: pathOf(routeById("account-home")),
    history: pathOf(routeById("account-transactions")),
    lobby: pathOf(routeById("game-overview")),
    logIn: { real: back("real"), demo: back("demo") },
  };
};
