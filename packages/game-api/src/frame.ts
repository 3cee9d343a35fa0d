export { connectFrame, type FrameEnd, type FrameLink } from "./frame/index.ts";
export {
  type GameMessage,
  type InitMessage,
  type PauseReason,
  type Place,
  type ShellMessage,
  STOP_REASONS,
  type StopReason,
} from "./frame/index.ts";
