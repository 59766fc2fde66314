import { FeatureList } from './features.ts';
import { type Layer, Network } from './network.ts';

/** A network as a file, with what made it. */
export interface NetworkFile {
  /** How the weights were made, to make them again. */
  readonly made: {
    readonly command: string;
    /** Commands that made the matches. */
    readonly data: readonly string[];
    readonly rulesVersion: number;
    readonly matches: number;
    readonly positions: number;
    /** Mean surprise, −ln of the winner's chance, over matches that were not learned from. */
    readonly surprise: number;
  };
  /** Chances where every third feature is 1, to the last bit: any machine that reads the file must get the same. */
  readonly sample: readonly number[];
  /** Playout steps before the network judges. */
  readonly sight: number;
  /** Number of features, of units in each hidden layer, and of seats. */
  readonly sizes: readonly number[];
  /** The value of one step of the weights, by layer. */
  readonly steps: readonly number[];
  /** All layers, each its weights and then its bias, as 16-bit whole numbers, low byte first, in base64. */
  readonly weights: string;
}

/** The chances that a file gives as its sample. */
export function sampleOf(network: Network): readonly number[] {
  const [first, last] = [network.layers[0], network.layers.at(-1)];
  const features = first?.inputs ?? 0;
  const list = new FeatureList(features);
  for (let place = 0; place < features; place += 3) list.add(place, 1);
  const chances = new Float64Array(last?.outputs ?? 0);
  network.chances(list, 0, chances);
  return [...chances];
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const largest = 2 ** 15 - 1;

/** Reads the weights of a file. */
export function readNetwork({
  sizes,
  steps,
  weights,
}: Pick<NetworkFile, 'sizes' | 'steps' | 'weights'>): Network {
  const numbers = wholeNumbers(weights);
  let read = 0;
  const take = (count: number, step: number) => {
    const taken = Float64Array.from(numbers.subarray(read, read + count), (whole) => whole * step);
    read += count;
    return taken;
  };
  const layers = steps.map((step, depth): Layer => {
    const [inputs = 0, outputs = 0] = [sizes[depth], sizes[depth + 1]];
    return { inputs, outputs, weights: take(inputs * outputs, step), bias: take(outputs, step) };
  });
  if (read !== numbers.length) throw new RangeError(`a network of ${read} weights has ${numbers.length}`);
  return new Network(layers);
}

/** The weights as a file has them. */
export function writeNetwork({ layers }: Network): Pick<NetworkFile, 'sizes' | 'steps' | 'weights'> {
  const sizes = [...layers.map(({ inputs }) => inputs), layers.at(-1)?.outputs ?? 0];
  const steps = layers.map(({ weights, bias }) => {
    let most = 0;
    for (const list of [weights, bias]) for (const value of list) most = Math.max(most, Math.abs(value));
    return Math.fround(most / largest) || 1;
  });
  const numbers = layers.flatMap(({ weights, bias }, depth) =>
    [...weights, ...bias].map((value) => {
      const whole = Math.round(value / (steps[depth] as number));
      return Math.max(-largest, Math.min(largest, whole));
    }),
  );
  return { sizes, steps, weights: base64(numbers) };
}

function base64(numbers: readonly number[]): string {
  const bytes = numbers.flatMap((whole) => [whole & 255, (whole >> 8) & 255]);
  let text = '';
  for (let from = 0; from < bytes.length; from += 3) {
    const [one = 0, two = 0, three = 0] = bytes.slice(from, from + 3);
    const bits = (one << 16) | (two << 8) | three;
    const count = Math.min(4, bytes.length - from + 1);
    for (let digit = 0; digit < 4; digit++)
      text += digit < count ? digits[(bits >> (18 - 6 * digit)) & 63] : '=';
  }
  return text;
}

function wholeNumbers(text: string): Int16Array {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let count = 0;
  for (let from = 0; from < text.length; from += 4) {
    let bits = 0;
    for (let digit = from; digit < from + 4; digit++)
      bits = (bits << 6) | Math.max(0, digits.indexOf(text[digit] ?? 'A'));
    for (let shift = 16; shift >= 0 && count < bytes.length; shift -= 8)
      bytes[count++] = (bits >> shift) & 255;
  }
  return Int16Array.from({ length: bytes.length / 2 }, (_, index) => {
    const [low = 0, high = 0] = bytes.subarray(2 * index, 2 * index + 2);
    return low | (high << 8);
  });
}
