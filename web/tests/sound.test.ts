import { beforeEach, expect, test, vi } from "vitest";

/** What was made to sound: one entry for every source that was started. */
let started: { kind: string; at: number }[] = [];

class Silence {
  currentTime = 3;
  sampleRate = 8000;
  destination = {};
  private node(kind: string) {
    const param = () => ({
      value: 0,
      setValueAtTime: vi.fn(),
      exponentialRampToValueAtTime: vi.fn(),
    });
    const node = {
      type: "",
      buffer: null,
      frequency: param(),
      gain: param(),
      connect: (to: unknown) => to,
      start: (at: number) => started.push({ kind, at }),
      stop: vi.fn(),
    };
    return node;
  }
  createOscillator = () => this.node("tone");
  createGain = () => this.node("gain");
  createBiquadFilter = () => this.node("filter");
  createBufferSource = () => this.node("rustle");
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
}

beforeEach(() => {
  started = [];
  vi.resetModules();
});

test.each([
  ["lay", ["rustle"]],
  ["shuffle", Array<string>(6).fill("rustle")],
  ["coin", ["tone", "tone"]],
  ["attack", ["tone", "rustle"]],
  ["turn", ["tone"]],
  ["end", ["tone", "tone", "tone"]],
] as const)("%s is made of its own sounds, none before now", async (sound, kinds) => {
  vi.stubGlobal("AudioContext", Silence);
  const { play } = await import("../src/sound");
  play(sound);
  expect(started.map((one) => one.kind).sort()).toEqual([...kinds].sort());
  expect(started.every((one) => one.at >= 3)).toBe(true);
});

test("a browser without sound plays on in silence", async () => {
  vi.stubGlobal("AudioContext", undefined);
  const { play } = await import("../src/sound");
  expect(() => play("turn")).not.toThrow();
});
