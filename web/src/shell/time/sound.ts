import { currentSettings } from '../../settings.ts';

/** What is worth hearing: it is your turn, dice fall, a battle is won or lost, points are given. */
export type Cue = 'turn' | 'dice' | 'fanfare' | 'coin';

/** A tone of a cue: when it begins, how long it sounds, how high, and what kind of wave it is. */
interface Tone {
  readonly at: number;
  readonly lasts: number;
  readonly hertz: number;
  readonly wave: OscillatorType;
  readonly loud: number;
}

const bell = (at: number, hertz: number, loud = 0.16): Tone[] => [
  { at, lasts: 1.1, hertz, wave: 'sine', loud },
  { at, lasts: 0.7, hertz: hertz * 2.76, wave: 'sine', loud: loud / 4 },
];
const horn = (at: number, lasts: number, hertz: number): Tone[] => [
  { at, lasts, hertz, wave: 'triangle', loud: 0.15 },
  { at, lasts, hertz: hertz * 2, wave: 'triangle', loud: 0.05 },
];

/** Made here of plain waves: no file is fetched. */
const CUES: Readonly<Record<Exclude<Cue, 'dice'>, readonly Tone[]>> = {
  turn: [...bell(0, 587), ...bell(0.16, 784)],
  fanfare: [...horn(0, 0.16, 392), ...horn(0.18, 0.16, 523), ...horn(0.36, 0.5, 659)],
  coin: bell(0, 1568, 0.09),
};

let context: AudioContext | null = null;

/** Sounds a cue, where sound is wanted; a browser without sound, or one nobody has touched yet, stays silent. */
export function sound(cue: Cue): void {
  if (!currentSettings().sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (cue === 'dice') rattle(context);
  else for (const tone of CUES[cue]) play(context, tone);
}

function play(audio: AudioContext, { at, lasts, hertz, wave, loud }: Tone): void {
  const from = audio.currentTime + at;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = wave;
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(loud, from + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0006, from + lasts);
  source.connect(volume).connect(audio.destination);
  source.start(from);
  source.stop(from + lasts);
}

/** Wood on wood: short bursts of noise, further apart as the dice come to rest. */
const KNOCKS = [0, 0.05, 0.11, 0.19, 0.3, 0.44];

function rattle(audio: AudioContext): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.04), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  KNOCKS.forEach((at, i) => {
    const source = audio.createBufferSource();
    const wood = audio.createBiquadFilter();
    const volume = audio.createGain();
    source.buffer = noise;
    wood.type = 'bandpass';
    wood.frequency.value = 1100 + (i % 3) * 350;
    volume.gain.value = 0.5 - i * 0.05;
    source.connect(wood).connect(volume).connect(audio.destination);
    source.start(audio.currentTime + at);
  });
}
