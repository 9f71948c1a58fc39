/** When every story happens: a working Friday morning in Vietnam. */
export const STORY_NOW = '2026-11-20T09:00:00+07:00';

/** Makes the page's clock stand still, so that a story looks the same on every day. Returns how to let it go on. */
export function holdClock(now: string = STORY_NOW): () => void {
  const RealDate = globalThis.Date;
  const standing = RealDate.parse(now);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(
        target,
        args.length > 0 ? args : [standing],
        newTarget === globalThis.Date ? target : newTarget,
      ) as Date,
    get: (target, name, receiver) =>
      name === 'now' ? () => standing : (Reflect.get(target, name, receiver) as unknown),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
