/** A small set of quiet sounds, made on the spot: nothing is loaded, nothing is borrowed. */

export type Sound = "lay" | "shuffle" | "coin" | "attack" | "turn" | "end";

let context: AudioContext | undefined;

/** One tone that swells quickly and dies away. */
function tone(
  at: AudioContext,
  start: number,
  from: number,
  to: number,
  long: number,
  loud: number,
  type: OscillatorType,
): void {
  const voice = at.createOscillator();
  const volume = at.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + long);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  voice.connect(volume).connect(at.destination);
  voice.start(start);
  voice.stop(start + long + 0.02);
}

/** A breath of noise in a band: paper, cloth, cards. */
function rustle(at: AudioContext, start: number, long: number, loud: number, band: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * long), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) {
    const rest = 1 - n / samples.length;
    samples[n] = (Math.random() * 2 - 1) * rest * rest;
  }
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const volume = at.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = band;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(at.destination);
  source.start(start);
}

const SCORES: Record<Sound, (at: AudioContext, now: number) => void> = {
  lay: (at, now) => rustle(at, now, 0.07, 0.14, 1800),
  shuffle: (at, now) => {
    for (let n = 0; n < 6; n++) rustle(at, now + n * 0.045, 0.05, 0.09, 2600);
  },
  coin: (at, now) => {
    tone(at, now, 1568, 1560, 0.16, 0.05, "sine");
    tone(at, now + 0.05, 2093, 2080, 0.2, 0.045, "sine");
  },
  attack: (at, now) => {
    tone(at, now, 150, 55, 0.22, 0.16, "triangle");
    rustle(at, now, 0.12, 0.1, 600);
  },
  turn: (at, now) => tone(at, now, 660, 330, 0.16, 0.12, "triangle"),
  end: (at, now) => {
    [392, 494, 587].forEach((high, n) => tone(at, now + n * 0.13, high, high, 0.5, 0.07, "triangle"));
  },
};

/** Play one of them; no sound is no reason to stop a game. */
export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    SCORES[sound](context, context.currentTime);
  } catch {
    // Some browsers have none, or wait for a first touch.
  }
}

export const turnSound = (): void => play("turn");
