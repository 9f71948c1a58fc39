import { spyOn, userEvent } from 'storybook/test';
import type { AccountName } from '../askEngine.ts';
import type { StoryWorld } from '../storyApp.ts';
import { controlsIn, layerInFront } from './controls.ts';
import { nonsenseIn } from './nonsense.ts';
import { isDrawn, showApp } from './showApp.tsx';

/** Frames after which it is a fault of the screen that something is still under way. */
const PATIENCE = 400;
/** Frames without anything under way after which a screen stands. */
const CALM_FRAMES = 3;
/** Frames within which a press shows what it does. */
const PRESS_FRAMES = 30;

/** Opens screens of an API that lacks something, and notes what is wrong with them. */
export class BareWalk {
  /** What is wrong, each with its screen and who looks. */
  readonly faults: string[] = [];
  #opened = 0;
  #pressed = 0;
  readonly #world: StoryWorld;

  constructor(world: StoryWorld) {
    this.#world = world;
  }

  /** How many screens were opened. */
  get opened(): number {
    return this.#opened;
  }

  /** Presses everything in sight on one screen, once each kind: each press shows, opens or says something. */
  async controls(at: string, as: AccountName): Promise<void> {
    const path = at.replace(/\?.*/, '');
    const tell = (fault: string) => this.faults.push(`${as} ${at}: ${fault}`);
    const show = async () => {
      const app = showApp({ ...this.#world, at, as });
      await isCalm(app.box);
      return app;
    };
    let app = await show();
    const mainOf = () => app.box.querySelector('main') ?? app.box;
    const title = mainOf().querySelector('h1')?.textContent;
    for (const { kind, name } of controlsIn(mainOf(), path)) {
      const element = controlsIn(mainOf(), path).find((each) => each.kind === kind)?.element;
      if (!element || element.matches(CHOSEN)) continue;
      this.#pressed += 1;
      if (!(await doesSomething(element))) tell(`${name} does nothing`);
      await isCalm(app.box);
      if (mainOf().textContent.includes('Màn hình này gặp lỗi')) tell(`${name} ends in an error page`);
      lookForNonsense(layerInFront() ?? mainOf(), (fault) => tell(`${name}: ${fault}`));
      if (layerInFront()) await userEvent.keyboard('{Escape}');
      await isCalm(app.box);
      if (!layerInFront() && mainOf().querySelector('h1')?.textContent === title) continue;
      app.leave();
      app = await show();
    }
    app.leave();
  }

  /** How many controls were pressed. */
  get pressed(): number {
    return this.#pressed;
  }

  /** Opens one screen as somebody: it stands, says no nonsense, and nothing of it breaks or waits for ever. */
  async screen(at: string, as: AccountName): Promise<void> {
    this.#opened += 1;
    const tell = (fault: string) => this.faults.push(`${as} ${at}: ${fault}`);
    const heard = listen(tell);
    const { box, leave } = showApp({ ...this.#world, at, as });
    try {
      if (!(await isCalm(box))) tell('still waits');
      look(box, tell);
    } finally {
      leave();
      heard.stop();
    }
  }
}

/** What is chosen already: choosing it again changes nothing. */
const CHOSEN = '[aria-selected=true], [aria-checked=true], [aria-current], input[type=radio]:checked';

/** Whether a press changes anything that can be seen. */
async function doesSomething(element: HTMLElement): Promise<boolean> {
  const seen: MutationRecord[] = [];
  const observer = new MutationObserver((records) => seen.push(...records));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  element.focus();
  const focused = document.activeElement;
  await isDrawn();
  observer.takeRecords();
  seen.length = 0;
  element.click();
  for (let frame = 0; frame < PRESS_FRAMES && seen.length === 0; frame += 1) await isDrawn();
  observer.disconnect();
  return seen.length > 0 || document.activeElement !== focused;
}

function look(box: HTMLElement, tell: (fault: string) => void): void {
  const main = box.querySelector('main');
  if (!main?.checkVisibility() || !box.querySelector('nav')) return tell('nothing is drawn');
  const words = main.textContent.trim();
  const isRefused = words.includes('Không có quyền truy cập');
  if (!main.querySelector('h1') && !isRefused) tell('no heading');
  if (words.length < 20) tell(`nearly blank: ${words}`);
  if (words.includes('Màn hình này gặp lỗi')) tell('an error page');
  if (words.includes('Thử lại')) tell('offers to try again what will never be there');
  lookForNonsense(box, tell);
  const toasts = [...document.querySelectorAll('.st-toasts [role=alert], .st-toasts .st-toast')];
  for (const toast of toasts) tell(`toast: ${toast.textContent}`);
}

/** Notes each text that makes no sense, once. */
function lookForNonsense(box: HTMLElement, tell: (fault: string) => void): void {
  const texts = new Map(textsIn(box).map(([what, text]) => [text, what]));
  for (const [text, what] of texts) {
    const fault = nonsenseIn(text);
    if (fault !== undefined) tell(`${what} has ${fault}: ${text.slice(0, 80)}`);
  }
  for (const element of box.querySelectorAll<HTMLElement>('dd, dt, h1, h2, h3, legend, a[href], button'))
    if (element.checkVisibility() && isHollow(element)) tell(`an empty ${element.localName} in ${placeOf(element)}`);
}

/** Whether nothing is said or shown where something has a place. */
function isHollow(element: HTMLElement): boolean {
  const said = element.getAttribute('aria-label') ?? element.getAttribute('aria-labelledby') ?? element.textContent;
  return (
    said.trim() === '' &&
    !element.querySelector('img[alt]:not([alt=""]), svg[aria-label], [aria-label], input, progress, meter, [role=img]')
  );
}

/** Where an element stands: the words beside it, else what holds it. */
function placeOf(element: Element): string {
  const parent = element.parentElement;
  return parent?.textContent.trim().slice(0, 40) || (parent?.getAttribute('class') ?? parent?.localName ?? '');
}

/** Attributes that are read out or lead somewhere. */
const SPOKEN = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'href'];

/** Each line of words, what fields hold, and everything else that is read out or leads somewhere. */
function textsIn(box: HTMLElement): [what: string, text: string][] {
  const texts: [string, string][] = [];
  const note = (what: string, element: Element, text: string | null) => {
    if (text !== null) texts.push([`${what} of ${element.getAttribute('class') ?? element.localName}`, text]);
  };
  for (const line of linesIn(box)) note('text', line, line.textContent);
  for (const element of box.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join()))
    for (const name of SPOKEN) note(name, element, element.getAttribute(name));
  for (const field of box.querySelectorAll<HTMLInputElement>('input, textarea')) note('value', field, field.value);
  return texts;
}

/** The elements whose words are read as one: what stands inside a line belongs to it. */
function linesIn(box: HTMLElement): Set<Element> {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const lines = new Set<Element>();
  while (walker.nextNode()) {
    let line = walker.currentNode.parentElement;
    while (line && line !== box && getComputedStyle(line).display === 'inline') line = line.parentElement;
    if (line) lines.add(line);
  }
  return lines;
}

async function isCalm(box: HTMLElement): Promise<boolean> {
  for (let frame = 0, calm = 0; calm < CALM_FRAMES; frame += 1) {
    if (frame > PATIENCE) return false;
    await isDrawn();
    const main = box.querySelector('main:has(h1)') ?? box.querySelector('main');
    const waits = !main || main.querySelector('[aria-busy=true], .st-skeleton') !== null;
    calm = waits ? 0 : calm + 1;
  }
  return true;
}

/** Hears what nobody caught, and what was told on the console. */
function listen(tell: (fault: string) => void): { stop: () => void } {
  const told = new Set<string>();
  const once = (fault: string) => {
    // The browser's own notes about layouts that took two rounds are no fault.
    if (!told.has(fault) && !fault.includes('ResizeObserver loop')) tell(fault);
    told.add(fault);
  };
  const spy = spyOn(console, 'error').mockImplementation((...parts: unknown[]) =>
    once(`console: ${parts.map(traceOf).join(' ')}`.slice(0, 400)),
  );
  const note = (event: ErrorEvent) => event.error instanceof Error && once(`uncaught: ${traceOf(event.error)}`);
  const noteRejection = ({ reason }: PromiseRejectionEvent) => once(`rejected: ${traceOf(reason)}`);
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', noteRejection);
  return {
    stop: () => {
      spy.mockRestore();
      window.removeEventListener('error', note);
      window.removeEventListener('unhandledrejection', noteRejection);
    },
  };
}

/** What went wrong and where in the app. */
function traceOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const places = (thrown.stack ?? '').match(/src\/(?!format|testing)[\w./-]+\.tsx?[^)\s]*:\d+/g) ?? [];
  return `${thrown.message} at ${places.slice(0, 3).join(' < ')}`;
}
