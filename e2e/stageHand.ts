import type { Locator } from '@playwright/test';

/** Counts what a person clicks and drags, by the stage of their morning. */
export class StageHand {
  readonly #clicks = new Map<string, number>();
  #stage = '';

  begin(stage: string): void {
    this.#stage = stage;
    this.#clicks.set(stage, 0);
  }

  async click(target: Locator): Promise<void> {
    this.#count();
    await target.click();
  }

  /** Drags something to its new place: one press. */
  async drag(target: Locator, to: Locator): Promise<void> {
    this.#count();
    await target.dragTo(to);
  }

  /** The clicks of each stage and of all. */
  get told(): string {
    const sum = [...this.#clicks.values()].reduce((total, count) => total + count, 0);
    return `${[...this.#clicks].map(([stage, count]) => `${stage} ${count}`).join(', ')}; ${sum} in all`;
  }

  #count(): void {
    this.#clicks.set(this.#stage, (this.#clicks.get(this.#stage) ?? 0) + 1);
  }
}
