/** One of the browser's two stores, made safe: it never throws and never loses a value within the page. */
export interface Area {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
}

/**
 * Wraps a store that may be missing, disabled or full. A value it refuses is kept in memory until the page goes.
 * `open` null: memory alone.
 */
export function createArea(open: (() => Storage) | null): Area {
  const refused = new Map<string, string>();
  const attempt = <Value>(work: (store: Storage) => Value): Value | undefined => {
    if (!open) return undefined;
    try {
      return work(open());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => refused.get(key) ?? attempt((store) => store.getItem(key)) ?? null,
    set(key, value) {
      refused.delete(key);
      const kept = attempt((store) => {
        store.setItem(key, value);
        return true;
      });
      if (!kept) refused.set(key, value);
    },
    remove(key) {
      refused.delete(key);
      attempt((store) => store.removeItem(key));
    },
    clear() {
      refused.clear();
      attempt((store) => store.clear());
    },
  };
}

const areas = {
  local: createArea(() => window.localStorage),
  tab: createArea(() => window.sessionStorage),
};

/** Shared by all tabs; cleared as a whole on logout and on 401 (specification §4). */
export const localArea = (): Area => areas.local;

/** Belongs to this tab and survives its reloads. */
export const tabArea = (): Area => areas.tab;

/** Replaces both stores by fresh memory, so that stories and tests side by side do not log each other out. */
export function keepInMemory(): void {
  areas.local = createArea(null);
  areas.tab = createArea(null);
}
