import { storage } from '../storage.svelte';

let context: AudioContext | null = null;

/** A few soft notes, made here: no file is loaded. Each is a frequency and when it begins. */
const TUNES = {
  turn: [
    [523, 0],
    [784, 0.14],
  ],
  lay: [[220, 0]],
  trick: [
    [659, 0],
    [880, 0.08],
    [1175, 0.16],
  ],
  won: [
    [523, 0],
    [659, 0.15],
    [784, 0.3],
    [1047, 0.45],
  ],
  lost: [
    [330, 0],
    [262, 0.22],
    [196, 0.44],
  ],
} as const;

const audible = () =>
  !storage.silent &&
  storage.volume > 0 &&
  typeof AudioContext !== 'undefined' &&
  (navigator.userActivation?.hasBeenActive ?? false);

/** Get ready to be heard, before cards move: that takes a slow device a while. */
export function tuneUp(): void {
  if (audible()) setTimeout(() => (context ??= new AudioContext()), 200);
}

export function play(tune: keyof typeof TUNES): void {
  if (!audible()) return;
  // What is seen comes first.
  setTimeout(() => sing(tune), 30);
}

function sing(tune: keyof typeof TUNES): void {
  context ??= new AudioContext();
  void context.resume();
  const begin = context.currentTime + 0.01;
  for (const [frequency, after] of TUNES[tune]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = tune === 'lay' ? 'triangle' : 'sine';
    tone.frequency.value = frequency;
    const loud = (tune === 'lay' ? 0.06 : 0.09) * storage.volume;
    const long = tune === 'lay' ? 0.09 : 0.35;
    volume.gain.setValueAtTime(0, begin + after);
    volume.gain.linearRampToValueAtTime(loud, begin + after + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + after + long);
    tone.connect(volume).connect(context.destination);
    tone.start(begin + after);
    tone.stop(begin + after + long + 0.05);
  }
}

export function vibrate(...pattern: number[]): void {
  if (!storage.silent && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
