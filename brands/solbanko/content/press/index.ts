export { bankoensOrdbog } from "./bankoens-ordbog.ts";
export { julebankoFlytterTilJuli } from "./julebanko-flytter-til-juli.ts";
export { otteMedspillereITestkreds } from "./otte-medspillere-i-testkreds.ts";
export { solbankoOgLokalarkivet } from "./solbanko-og-lokalarkivet.ts";
export { storstuenFaarLoft } from "./storstuen-faar-loft.ts";
export { telefonenAabenSoendag } from "./telefonen-aaben-soendag.ts";
