import { Allowance, type Allowances, rates } from './rates.ts';

/** Frames a socket may send before its hello. */
const framesBeforeHello = 10;

/** Charges everything a socket sends before it is parsed: raw bytes, and frames whether readable or not. */
export class Intake {
  private readonly allowances: Allowances;
  private readonly address: string;
  private readonly bytes = new Allowance(rates.bytes, performance.now());
  private readonly frames = new Allowance(rates.frame, performance.now());
  private early = 0;

  constructor(allowances: Allowances, address: string) {
    this.allowances = allowances;
    this.address = address;
  }

  /** Whether these bytes are within the limits. */
  takeBytes(count: number): boolean {
    if (!this.allowances.isOn) return true;
    const now = performance.now();
    return (
      this.bytes.take(now, count) === 0 &&
      this.allowances.take('addressBytes', this.address, now, count) === 0
    );
  }

  /** Whether one more frame is within the limits. */
  takeFrame(isGreeted: boolean): boolean {
    if (!isGreeted && ++this.early > framesBeforeHello) return false;
    if (!this.allowances.isOn) return true;
    const now = performance.now();
    return this.frames.take(now) === 0 && this.allowances.take('frames', this.address, now) === 0;
  }
}
