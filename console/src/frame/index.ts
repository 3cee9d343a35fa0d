export { ActButton, ActForm, type ActFormProps } from "./ActForm.tsx";
export { consoleCss } from "./consoleCss.ts";
export { Block, Frame, type FrameProps, type MenuItem, RESULT_ID } from "./Frame.tsx";
