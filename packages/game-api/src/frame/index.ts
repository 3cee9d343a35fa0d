export { connectFrame, type FrameEnd, type FrameLink } from "./connectFrame.ts";
export {
  type GameMessage,
  type InitMessage,
  type PauseReason,
  PLACES,
  type Place,
  PROTOCOL,
  readShellMessage,
  type ShellMessage,
  STOP_REASONS,
  type StopReason,
  writeMessage,
} from "./messages.ts";
