export { passArrival, readArrival } from "./arrival/arrivals.ts";
