import { createRoot } from 'react-dom/client';
import { WholeApp, type StoryPlace } from '../withApp.tsx';

/** An app beside the story that is shown, for a walk that opens many. */
export interface ShownApp {
  /** What it stands in. */
  box: HTMLElement;
  /** Takes it away. */
  leave: () => void;
}

/** Shows the whole app in a world of its own. */
export function showApp(place: StoryPlace): ShownApp {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  root.render(<WholeApp place={place} />);
  const leave = () => {
    root.unmount();
    box.remove();
  };
  return { box, leave };
}

/** Notes what nobody caught while something is done. */
export async function uncaughtIn(act: () => Promise<void>): Promise<string[]> {
  const errors: string[] = [];
  const note = (event: ErrorEvent) => {
    // The browser's own notes about layouts that took two rounds come this way too, without an error.
    if (event.error instanceof Error) errors.push(event.error.message);
  };
  const noteRejection = ({ reason }: PromiseRejectionEvent) => errors.push(String(reason));
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', noteRejection);
  try {
    await act();
  } finally {
    window.removeEventListener('error', note);
    window.removeEventListener('unhandledrejection', noteRejection);
  }
  return errors;
}

/** Waits until the browser has drawn what it was told to. */
export function isDrawn(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => window.setTimeout(resolve));
  });
}

/** Prints a measured figure among the results of the tests; nobody counts where the book alone is open. */
export async function tellFigure(figure: string): Promise<void> {
  if (import.meta.env.VITE_STORY_VIEWPORT === undefined) return;
  const { commands } = await import('vitest/browser');
  await commands.tellFigure(figure);
}
