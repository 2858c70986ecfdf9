// Sounds made by the page itself, soft and short. Off until somebody asks for them.

import { app } from "./app.svelte";

let audio: AudioContext | null = null;
let out: GainNode | null = null; // the volume of all

/** A short breath of filtered noise: something slides or is put down. */
function noise(pitch: number, sharpness: number, length: number, volume: number): void {
  const context = audio!;
  const samples = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const wave = samples.getChannelData(0);
  for (let i = 0; i < wave.length; i += 1) wave[i] = (Math.random() * 2 - 1) * (1 - i / wave.length) ** 2;
  const source = new AudioBufferSourceNode(context, { buffer: samples });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: sharpness });
  source
    .connect(filter)
    .connect(new GainNode(context, { gain: volume }))
    .connect(out!);
  source.start();
}

function tone(
  pitch: number,
  length: number,
  volume: number,
  wait = 0,
  type: OscillatorType = "triangle",
): void {
  const context = audio!;
  const from = context.currentTime + wait;
  const gain = new GainNode(context);
  gain.gain.setValueAtTime(volume, from);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  const source = new OscillatorNode(context, { type, frequency: pitch });
  source.connect(gain).connect(out!);
  source.start(from);
  source.stop(from + length);
}

const SOUNDS = {
  slide: () => noise(1900, 0.7, 0.09, 0.16),
  place: () => noise(700, 1.2, 0.035, 0.25),
  chip: () => {
    tone(2350, 0.07, 0.05, 0, "sine");
    tone(3120, 0.09, 0.035, 0.025, "sine");
  },
  turn: () => {
    tone(523, 0.22, 0.07);
    tone(784, 0.3, 0.05, 0.09);
  },
  knock: () => {
    tone(150, 0.09, 0.16);
    noise(300, 1, 0.03, 0.12);
  },
  win: () => [523, 659, 784].forEach((pitch, i) => tone(pitch, 0.28, 0.06, i * 0.09)),
};

/** In a tab that nobody looks at, only “your turn” is heard. */
export function sound(name: keyof typeof SOUNDS): void {
  if (!app.sound || (document.hidden && name !== "turn")) return;
  audio ??= new AudioContext();
  out ??= new GainNode(audio);
  out.connect(audio.destination);
  out.gain.value = app.volume;
  SOUNDS[name]();
}
