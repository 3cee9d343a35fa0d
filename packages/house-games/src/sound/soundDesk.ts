import type { Note } from "./note.ts";

/** Plays the sounds of one game. It is made by a press, because browsers let no page sound before. */
export interface SoundDesk {
  readonly play: (notes: readonly Note[]) => void;
  /** From 0 to 1; 0 is silent. */
  readonly setVolume: (volume: number) => void;
  readonly close: () => void;
}

/** Nothing is as loud as this. */
const SILENCE = 0.0001;
const NOISE_SECONDS = 1;

function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let sample = 0; sample < samples.length; sample += 1) samples[sample] = Math.random() * 2 - 1;
  return buffer;
}

/** A desk on a browser's audio; the limiter keeps many sounds at once from growing harsh. */
export function soundDesk(context: AudioContext = new AudioContext()): SoundDesk {
  const master = context.createGain();
  const limiter = context.createDynamicsCompressor();
  master.connect(limiter).connect(context.destination);
  const noise = noiseOf(context);

  function sourceOf({ wave, hertz, toHertz = hertz, lasts }: Note, begins: number, into: AudioNode) {
    if (wave === "noise") {
      const source = context.createBufferSource();
      source.buffer = noise;
      source.loop = true;
      const band = context.createBiquadFilter();
      band.type = "bandpass";
      band.frequency.setValueAtTime(hertz, begins);
      band.frequency.exponentialRampToValueAtTime(toHertz, begins + lasts);
      source.connect(band).connect(into);
      return source;
    }
    const source = context.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(hertz, begins);
    source.frequency.exponentialRampToValueAtTime(toHertz, begins + lasts);
    source.connect(into);
    return source;
  }

  return {
    play(notes) {
      void context.resume();
      for (const note of notes) {
        const begins = context.currentTime + note.at;
        const loudness = context.createGain();
        loudness.gain.setValueAtTime(SILENCE, begins);
        loudness.gain.exponentialRampToValueAtTime(note.gain, begins + (note.rises ?? 0.008));
        loudness.gain.exponentialRampToValueAtTime(SILENCE, begins + note.lasts);
        loudness.connect(master);
        const source = sourceOf(note, begins, loudness);
        source.start(begins);
        source.stop(begins + note.lasts);
      }
    },
    setVolume(volume) {
      master.gain.setTargetAtTime(volume, context.currentTime, 0.02);
    },
    close() {
      void context.close();
    },
  };
}
