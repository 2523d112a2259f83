/** One soft click when it is your turn, made on the spot. */

let context: AudioContext | undefined;

export function click(): void {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(660, now);
    tone.frequency.exponentialRampToValueAtTime(330, now + 0.09);
    volume.gain.setValueAtTime(0.0001, now);
    volume.gain.exponentialRampToValueAtTime(0.12, now + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.16);
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + 0.18);
  } catch {
    // No sound is no reason to stop a game.
  }
}
