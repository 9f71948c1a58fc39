/** Most characters of texts that are remembered. */
const MOST_CHARACTERS = 8_000_000;

/** What was once made of a text, for as long as it is among the latest. The same text gives the same, so nothing here grows stale. */
export class RememberedTexts<Made> {
  readonly #made = new Map<string, Made>();
  #characters = 0;

  /** What `make` gives for a text. When it throws, nothing is remembered. */
  of(text: string, make: () => Made): Made {
    const known = this.#made.get(text);
    if (known !== undefined) return known;
    const made = make();
    this.#made.set(text, made);
    this.#characters += text.length;
    this.#forgetOldest();
    return made;
  }

  #forgetOldest(): void {
    for (const [oldest] of this.#made) {
      if (this.#characters <= MOST_CHARACTERS) return;
      this.#made.delete(oldest);
      this.#characters -= oldest.length;
    }
  }
}
