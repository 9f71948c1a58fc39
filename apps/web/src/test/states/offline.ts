/** Tells the page that the browser has no network; returns how to tell the truth again. */
export function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  return () => Reflect.deleteProperty(navigator, 'onLine');
}
