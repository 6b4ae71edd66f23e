/** Soft synthesized sounds, off until the player turns them on. */

import { settings } from "./settings.svelte";

export type SoundName = "place" | "take" | "gain" | "turn" | "refuse" | "end";

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds until it starts, and how long it sounds. */
  delay: number;
  duration: number;
  shape: OscillatorType;
  volume: number;
}

const tone = (pitch: number, delay = 0, duration = 0.18, volume = 0.12, shape: OscillatorType = "sine"): Tone => ({
  pitch,
  delay,
  duration,
  shape,
  volume,
});

const SOUNDS: Record<SoundName, Tone[]> = {
  place: [tone(196, 0, 0.1, 0.2, "triangle"), tone(98, 0, 0.14, 0.2)],
  take: [tone(330, 0, 0.08, 0.12, "triangle"), tone(440, 0.04, 0.1, 0.1, "triangle")],
  gain: [tone(660, 0, 0.3), tone(990, 0.06, 0.35, 0.08)],
  turn: [tone(523, 0, 0.4), tone(659, 0.12, 0.5)],
  refuse: [tone(174, 0, 0.16, 0.12, "triangle"), tone(147, 0.1, 0.2, 0.12, "triangle")],
  end: [tone(523, 0, 0.5), tone(659, 0.14, 0.5), tone(784, 0.28, 0.6), tone(1046, 0.42, 0.9)],
};

let audio: AudioContext | null = null;

/** Play a sound by its name, if sounds are on. */
export function playSound(name: SoundName): void {
  if (!settings.sounds || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const each of SOUNDS[name]) playTone(audio, each);
}

function playTone(context: AudioContext, { pitch, delay, duration, shape, volume }: Tone): void {
  const begin = context.currentTime + delay;
  const source = new OscillatorNode(context, { type: shape, frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(volume, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + duration);
  source.connect(gain).connect(context.destination);
  source.start(begin);
  source.stop(begin + duration);
}
