export { OpeningForm } from "./OpeningForm.tsx";
export { TalkView } from "./TalkView.tsx";
