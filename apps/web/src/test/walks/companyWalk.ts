import { controlsIn, layerInFront, type Control } from './controls.ts';
import { isDrawn, showApp, type ShownApp } from './showApp.tsx';

/** What the server answers to a deed that the company may never do. */
const REFUSED = 'Công ty chỉ xem số liệu';
/** A screen, a menu of it, the window that its line opens, and the question of that window. */
const DEEPEST = 4;
/** What shows another part of its screen. */
const SHOWS = '[role=tab], [role=option], [role=radio], input[type=radio], summary, a[href]';
/** Frames without anything under way after which a press has done what it does. */
const CALM_FRAMES = 2;
/** Frames after which it is a fault of the screen that something is still under way. */
const PATIENCE = 600;

/** What every table offers, walked on the first screen that has it: its rows and columns, its views, its periods. */
const OF_EVERY_TABLE = ['Độ cao dòng', 'Lưu kiểu xem mới', '7 ngày qua'];

/** What came of pressing everything. */
export interface Walked {
  pressed: number;
  /** Controls that the server refused the company, with the call. */
  refused: string[];
  /** Menus that opened with nothing to choose. */
  emptyMenus: string[];
  /** Screens that failed or offered nothing to press. */
  failed: string[];
}

/** Presses every control of screens as the company, and every one of the menus and windows that these open. */
export class CompanyWalk {
  readonly walked: Walked = { pressed: 0, refused: [], emptyMenus: [], failed: [] };
  #at = '';
  #title = '';
  #app: ShownApp | undefined;
  /** The kinds that lead from the screen to the layer in front; undefined where that is not known. */
  #stands: readonly string[] | undefined;
  #pressing = '';
  readonly #done = new Set<string>();

  /** Walks one screen, each press of it in whatever state the one before left. */
  async screen(at: string): Promise<void> {
    this.#at = at;
    await this.#show();
    const before = this.walked.pressed;
    await this.#pressNew(this.#main(), []);
    if (this.walked.pressed === before) this.walked.failed.push(`${at}: nothing to press`);
    this.#app?.leave();
    this.#app = undefined;
  }

  async #press(path: readonly string[]): Promise<void> {
    const control = await this.#find(path);
    if (!control) return;
    const layer = this.#layer();
    this.#pressing = `${this.#at}: ${control.name}`;
    this.walked.pressed += 1;
    await this.#click(control);
    const opened = this.#layer();
    const stayed = opened === layer && this.#isHere();
    this.#stands = stayed ? path.slice(0, -1) : undefined;
    if (path.length === DEEPEST || !this.#isHere()) return;
    if (opened === layer && !control.element.matches(SHOWS)) return;
    if (opened !== layer && opened === this.#main()) return;
    this.#stands = path;
    await (opened === layer ? this.#pressNew(layer, path) : this.#walkLayer(opened, path));
  }

  async #walkLayer(layer: HTMLElement, path: readonly string[]): Promise<void> {
    const menu = layer.querySelector('[role=menu]');
    if (menu && !menu.querySelector('[role^=menuitem]')) this.walked.emptyMenus.push(this.#pressing);
    const common = OF_EVERY_TABLE.find(
      (words) => layer.textContent.includes(words) && !layer.matches('dialog:has(table)'),
    );
    if (common !== undefined && this.#done.has(common)) return;
    if (common !== undefined) this.#done.add(common);
    await this.#pressNew(layer, path);
  }

  /** Presses what has not been pressed yet on this screen in a layer of this title. */
  async #pressNew(layer: HTMLElement, path: readonly string[]): Promise<void> {
    const title = (layer.querySelector('h2')?.textContent ?? '').replaceAll(/[\d.]+/g, '#');
    const place = `${this.#at}|${layer === this.#main() ? '' : title}`;
    for (const { kind } of controlsIn(layer, this.#path())) {
      const key = `${place}|${kind}`;
      if (this.#done.has(key)) continue;
      this.#done.add(key);
      await this.#press([...path, kind]);
    }
  }

  /** The control at the end of a path, once the layers that lead to it are open. */
  async #find(path: readonly string[]): Promise<Control | undefined> {
    const leading = path.slice(0, -1);
    if (this.#stands?.join('\n') !== leading.join('\n')) {
      await this.#show();
      for (const kind of leading) {
        const step = controlsIn(this.#layer(), this.#path()).find((control) => control.kind === kind);
        if (!step) return undefined;
        await this.#click(step);
      }
      this.#stands = leading;
    }
    return controlsIn(this.#layer(), this.#path()).find(({ kind }) => kind === path.at(-1));
  }

  async #click({ element }: Control): Promise<void> {
    element.focus();
    element.click();
    await this.#calm();
  }

  async #show(): Promise<void> {
    this.#app?.leave();
    this.#pressing = this.#at;
    this.#app = showApp({
      at: this.#at,
      as: 'congty',
      answers: (id, answer) => {
        if (JSON.stringify(answer).includes(REFUSED)) this.walked.refused.push(`${this.#pressing} (${id})`);
        return answer;
      },
    });
    this.#stands = [];
    await this.#calm();
    this.#title = this.#heading();
  }

  /** Waits until nothing is under way. */
  async #calm(): Promise<void> {
    for (let frame = 0, calm = 0; calm < CALM_FRAMES; frame += 1) {
      if (frame > PATIENCE) {
        this.walked.failed.push(`${this.#pressing}: still busy`);
        return;
      }
      await isDrawn();
      const front = layerInFront() ?? this.#app?.box.querySelector('main:has(h1)');
      calm = front && !front.querySelector('[aria-busy=true], .st-skeleton') ? calm + 1 : 0;
    }
    if (this.#main().textContent.includes('Màn hình này gặp lỗi')) this.walked.failed.push(this.#pressing);
  }

  #layer(): HTMLElement {
    return layerInFront() ?? this.#main();
  }

  #main(): HTMLElement {
    return this.#app?.box.querySelector('main') ?? document.body;
  }

  /** Whether the screen has not given way to another. */
  #isHere(): boolean {
    return this.#heading() === this.#title;
  }

  #heading(): string {
    return this.#main().querySelector('h1')?.textContent ?? '';
  }

  #path(): string {
    return this.#at.replace(/\?.*/, '');
  }
}
