/** Keeps the place of the chat beside a hall until the player is known. */
export function ChatPlace() {
  return <div className="play-chat-place" data-open="false" aria-hidden="true" />;
}
