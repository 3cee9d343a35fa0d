import { createGameEngine } from "./createGameEngine.ts";

/** The script `/_playgame/gameapi-min.js`: gives the page's hub what carries out its commands. */
self.gameHub?.attach(createGameEngine(self));
