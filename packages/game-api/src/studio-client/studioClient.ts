import { connectToShell } from "./connectToShell.ts";

/** The script that a studio includes where it has no bundler: `spilhusStudio.connectToShell(…)`. */
Object.defineProperty(self, "spilhusStudio", { value: Object.freeze({ connectToShell }), enumerable: true });
