/** What takes longer is no unfinished business of the page: the life of a toast, a server that never answers. */
const SHORT = 2000;

/** A timer of the page that has not run yet. */
interface Waiting {
  due: number;
  run: () => void;
}

/** The page's own timers, and how to run them before their time. */
export interface Timers {
  /** Runs those that are to run once, in the order they are due; how many there were. */
  runWaiting: () => number;
  /** Lets every repeating one (a growing bar, a question asked again and again) beat once; how many there were. */
  beat: () => number;
}

declare global {
  var pageTimers: Timers | undefined;
}

/**
 * Watches the short timers of the page: a search that waits for the next letter, an answer under way, a tooltip about
 * to open. Stands once in a page, however often it is loaded.
 */
export function watchTimers(): Timers {
  globalThis.pageTimers ??= takeTimers();
  return globalThis.pageTimers;
}

function takeTimers(): Timers {
  const waiting = new Map<number, Waiting>();
  const beats = new Map<number, () => void>();
  const plain = {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
    clearInterval: window.clearInterval.bind(window),
  };
  const setTimeout = (run: () => void, delay = 0, ...rest: []) => {
    if (typeof run !== 'function' || delay > SHORT) return plain.setTimeout(run, delay, ...rest);
    const runOnce = () => {
      waiting.delete(id);
      run(...rest);
    };
    const id = plain.setTimeout(runOnce, delay);
    waiting.set(id, { due: performance.now() + delay, run: runOnce });
    return id;
  };
  const setInterval = (run: () => void, delay = 0, ...rest: []) => {
    const id = plain.setInterval(run, delay, ...rest);
    if (delay <= SHORT) beats.set(id, () => run(...rest));
    return id;
  };
  const clear = (id: number | undefined) => {
    plain.clearTimeout(id);
    if (id === undefined) return;
    waiting.delete(id);
    beats.delete(id);
  };
  Object.assign(window, { setTimeout, setInterval, clearTimeout: clear, clearInterval: clear });
  return {
    runWaiting: () => {
      const inOrder = [...waiting].toSorted(([, one], [, other]) => one.due - other.due);
      for (const [id, { run }] of inOrder) {
        // One that ran just before may have taken this one back.
        if (!waiting.has(id)) continue;
        plain.clearTimeout(id);
        run();
      }
      return inOrder.length;
    },
    beat: () => {
      const now = [...beats.values()];
      for (const run of now) run();
      return now.length;
    },
  };
}
