import { array, assert, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { closeFrame } from "./closeFrame.ts";
import { FrameTracker, MOST_FRAGMENTS, MOST_MESSAGE_BYTES } from "./frameTracker.ts";

interface Frame {
  readonly opcode?: number;
  readonly isFinal?: boolean;
  readonly isMasked?: boolean;
  readonly reserved?: number;
  readonly length: number;
}

/** The head of a frame, and as many bytes as it announces unless told otherwise. */
function frame(
  { opcode = 1, isFinal = true, isMasked = true, reserved = 0, length }: Frame,
  sent = length,
): Buffer {
  const mask = isMasked ? 0x80 : 0;
  const head = [(isFinal ? 0x80 : 0) | reserved | opcode];
  if (length < 126) head.push(mask | length);
  else if (length < 65_536) head.push(mask | 126, length >> 8, length & 0xff);
  else head.push(mask | 127, 0, 0, 0, 0, ...[24, 16, 8, 0].map((bits) => (length >>> bits) & 0xff));
  return Buffer.concat([Buffer.from(head), Buffer.alloc(isMasked ? 4 : 0), Buffer.alloc(sent)]);
}

const client = () => new FrameTracker(true);

describe("frames of a client", () => {
  it("are followed through any pieces they come in", () => {
    const frames = array(record({ length: integer({ min: 0, max: 3_000 }) }), { maxLength: 5 });
    assert(
      property(frames, array(integer({ min: 1, max: 700 }), { minLength: 1 }), (all, cuts) => {
        const bytes = Buffer.concat(all.map((one) => frame(one)));
        const tracker = client();
        for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
          const to = at + (cuts[turn % cuts.length] ?? 1);
          expect(tracker.push(bytes.subarray(at, to))).toBeUndefined();
          at = to;
        }
        expect(tracker.isBetweenFrames).toBe(true);
      }),
    );
  });

  it("tell in the middle of a frame that nothing may be put in", () => {
    const tracker = client();
    const bytes = frame({ length: 300 });
    tracker.push(bytes.subarray(0, 1));
    expect(tracker.isBetweenFrames).toBe(false);
    tracker.push(bytes.subarray(1, 200));
    expect(tracker.isBetweenFrames).toBe(false);
    tracker.push(bytes.subarray(200));
    expect(tracker.isBetweenFrames).toBe(true);
  });

  it("are refused as soon as their head announces too much", () => {
    expect(client().push(frame({ length: MOST_MESSAGE_BYTES }))).toBeUndefined();
    expect(client().push(frame({ length: MOST_MESSAGE_BYTES + 1 }, 0))).toBe(1009);
    expect(client().push(frame({ length: 1_048_576 }, 0))).toBe(1009);
  });

  it("are refused when a message comes in many pieces, or in large ones together", () => {
    const tracker = client();
    const first = frame({ isFinal: false, length: 1 });
    const next = frame({ opcode: 0, isFinal: false, length: 1 });
    expect(
      tracker.push(Buffer.concat([first, ...Array.from({ length: MOST_FRAGMENTS - 1 }, () => next)])),
    ).toBe(undefined);
    expect(tracker.push(next)).toBe(1009);
    const large = client();
    expect(large.push(frame({ isFinal: false, length: MOST_MESSAGE_BYTES }))).toBeUndefined();
    expect(large.push(frame({ opcode: 0, length: 1 }))).toBe(1009);
  });

  it("may have a ping between the pieces of a message, and a new message after the last piece", () => {
    const tracker = client();
    const pieces = [
      frame({ isFinal: false, length: 10 }),
      frame({ opcode: 9, length: 4 }),
      frame({ opcode: 0, length: 10 }),
      frame({ length: 10 }),
    ];
    expect(tracker.push(Buffer.concat(pieces))).toBeUndefined();
  });

  it.each([
    ["that are not masked", frame({ isMasked: false, length: 2 })],
    ["with a bit of an extension", frame({ reserved: 0x40, length: 2 })],
    ["of an unknown kind", frame({ opcode: 3, length: 2 })],
    ["of control in pieces", frame({ opcode: 9, isFinal: false, length: 2 })],
    ["of control that are long", frame({ opcode: 8, length: 126 })],
    ["that go on with nothing", frame({ opcode: 0, length: 2 })],
  ])("%s are refused", (_, bytes) => {
    expect(client().push(bytes)).toBe(1002);
  });
});

describe("frames of the chat server", () => {
  it("are not masked and have no limit", () => {
    const tracker = new FrameTracker(false);
    expect(tracker.push(frame({ isMasked: false, length: 1_000_000 }))).toBeUndefined();
    expect(tracker.isBetweenFrames).toBe(true);
    tracker.push(closeFrame(1012));
    expect(tracker.isBetweenFrames).toBe(true);
  });
});
