export { aabnerSpilhusMedTalleneFremme } from "./aabner-spilhus-med-tallene-fremme.ts";
export { aarsrapportOmAnsvarligtSpil } from "./aarsrapport-om-ansvarligt-spil.ts";
export { fireNyeStudier } from "./fire-nye-studier.ts";
export { ingenReklamerFoerKlokken21 } from "./ingen-reklamer-foer-klokken-21.ts";
export { laengereAabningstidIKundeservice } from "./laengere-aabningstid-i-kundeservice.ts";
export { tilgaengelighedGennemgaaet } from "./tilgaengelighed-gennemgaaet.ts";
