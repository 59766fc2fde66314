/** Passes on that everything has been shown, unless somebody holds it back. */
export class SeenGate {
  private readonly tell: () => void;
  private holds = 0;
  private isDue = false;

  constructor(tell: () => void) {
    this.tell = tell;
  }

  seen(): void {
    if (this.holds > 0) this.isDue = true;
    else this.tell();
  }

  /** Holds it back until the answer is called. */
  hold(): () => void {
    this.holds++;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.holds--;
      if (this.holds > 0 || !this.isDue) return;
      this.isDue = false;
      this.tell();
    };
  }
}
