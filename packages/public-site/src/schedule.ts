export { TimesStripOf } from "./schedule/TimesStripOf.tsx";
