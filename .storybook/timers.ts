/** What takes longer is no unfinished business of the page: the life of a toast, a server that never answers. */
const SHORT = 2000;

interface OpenTimers {
  once: Set<number>;
  beats: Map<number, number>;
}

declare global {
  var openTimers: OpenTimers | undefined;
}

/**
 * Counts the short timers that the page has running: a search that waits for the next letter, an answer under way, a
 * tooltip about to open. Stands once in a page, however often it is loaded.
 */
export function watchTimers(): OpenTimers {
  if (globalThis.openTimers) return globalThis.openTimers;
  const open: OpenTimers = { once: new Set(), beats: new Map() };
  globalThis.openTimers = open;
  const plain = {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
    clearInterval: window.clearInterval.bind(window),
  };
  const setTimeout = (run: () => void, delay = 0, ...rest: []) => {
    if (typeof run !== 'function' || delay > SHORT) return plain.setTimeout(run, delay, ...rest);
    const id = plain.setTimeout(() => {
      open.once.delete(id);
      run(...rest);
    }, delay);
    open.once.add(id);
    return id;
  };
  const setInterval = (run: () => void, delay = 0, ...rest: []) => {
    const id = plain.setInterval(run, delay, ...rest);
    if (delay <= SHORT) open.beats.set(id, delay);
    return id;
  };
  const clear = (id: number | undefined) => {
    plain.clearTimeout(id);
    if (id === undefined) return;
    open.once.delete(id);
    open.beats.delete(id);
  };
  Object.assign(window, { setTimeout, setInterval, clearTimeout: clear, clearInterval: clear });
  return open;
}
