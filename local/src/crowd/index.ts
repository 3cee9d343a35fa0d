export { CROWD_PACE, runCrowd, type Crowd, type CrowdPace } from "./crowd.ts";
