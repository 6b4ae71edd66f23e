/** Soft sounds, made on the spot; none is heard until the player wants them. */

import { settings } from "./settings.svelte";

export type SoundName = "place" | "take" | "gain" | "turn" | "refuse" | "end";

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds after the beginning, and how long it rings. */
  after: number;
  ring: number;
  shape: OscillatorType;
  loud: number;
}

const tone = (pitch: number, after = 0, ring = 0.18, loud = 0.12, shape: OscillatorType = "sine"): Tone => ({
  pitch,
  after,
  ring,
  shape,
  loud,
});

const SOUNDS: Record<SoundName, Tone[]> = {
  place: [tone(196, 0, 0.1, 0.2, "triangle"), tone(98, 0, 0.14, 0.2)],
  take: [tone(330, 0, 0.08, 0.12, "triangle"), tone(440, 0.04, 0.1, 0.1, "triangle")],
  gain: [tone(660, 0, 0.3), tone(990, 0.06, 0.35, 0.08)],
  turn: [tone(523, 0, 0.4), tone(659, 0.12, 0.5)],
  refuse: [tone(174, 0, 0.16, 0.12, "triangle"), tone(147, 0.1, 0.2, 0.12, "triangle")],
  end: [tone(523, 0, 0.5), tone(659, 0.14, 0.5), tone(784, 0.28, 0.6), tone(1046, 0.42, 0.9)],
};

let studio: AudioContext | null = null;

/** Play a sound by its name, if the player wants sounds. */
export function sound(name: SoundName): void {
  if (!settings.sounds || typeof AudioContext === "undefined") return;
  studio ??= new AudioContext();
  void studio.resume();
  for (const each of SOUNDS[name]) ring(studio, each);
}

function ring(context: AudioContext, { pitch, after, ring, shape, loud }: Tone): void {
  const begin = context.currentTime + after;
  const source = new OscillatorNode(context, { type: shape, frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + ring);
  source.connect(volume).connect(context.destination);
  source.start(begin);
  source.stop(begin + ring);
}
