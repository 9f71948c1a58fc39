import { followEdit, showTyped, type MoneyEdit, type Span } from '../MoneyField/moneyTyping.ts';

/** Edits a money text as a browser does: the field shows what was typed in groups, and each edit starts from what is shown. */
export class MoneyTypist {
  typed: string;
  caret: number;
  #selected: Span | null = null;

  constructor(typed: string) {
    this.typed = typed;
    this.caret = this.shown.length;
  }

  get shown(): string {
    return showTyped(this.typed);
  }

  moveTo(caret: number): void {
    this.caret = Math.min(caret, this.shown.length);
  }

  selectAll(): void {
    this.#selected = { start: 0, end: this.shown.length };
  }

  keys(text: string): void {
    for (const key of text) this.#insert(key, 'insertText');
  }

  paste(text: string): void {
    this.#insert(text, 'insertFromPaste');
  }

  erase(inputType: 'deleteContentBackward' | 'deleteContentForward'): void {
    const at = inputType === 'deleteContentBackward' ? this.caret - 1 : this.caret;
    const { start, end } = this.#selected ?? { start: at, end: at + 1 };
    if (start < 0 || end > this.shown.length) return;
    this.#become({ after: this.shown.slice(0, start) + this.shown.slice(end), caret: start, inputType });
  }

  /** An input method that takes letters back and types them anew, as Unikey does. */
  rewrite(states: readonly string[]): void {
    let before = '';
    for (const state of states) {
      const kept = state.split('').findIndex((letter, at) => letter !== before[at]);
      for (let gone = before.length - kept; gone > 0; gone -= 1) this.erase('deleteContentBackward');
      this.keys(state.slice(kept));
      before = state;
    }
  }

  /** An input method that lets a word grow in place, as those of macOS, Linux and phones do. */
  compose(states: readonly string[]): void {
    const [from, selected] = [this.typed, this.#selection];
    const shown = this.shown;
    for (const state of states) {
      const after = shown.slice(0, selected.start) + state + shown.slice(selected.end);
      const caret = selected.start + state.length;
      this.typed = followEdit({ typed: from, selected, after, caret, inputType: 'insertCompositionText' }).typed;
    }
    this.#selected = null;
    this.caret = this.shown.length;
  }

  get #selection(): Span {
    return this.#selected ?? { start: this.caret, end: this.caret };
  }

  #insert(data: string, inputType: string): void {
    const { start, end } = this.#selection;
    const after = this.shown.slice(0, start) + data + this.shown.slice(end);
    this.#become({ after, caret: start + data.length, inputType });
  }

  #become(edit: Pick<MoneyEdit, 'after' | 'caret' | 'inputType'>): void {
    const next = followEdit({ ...edit, typed: this.typed, selected: this.#selection });
    this.typed = next.typed;
    this.caret = next.caret;
    this.#selected = null;
  }
}
