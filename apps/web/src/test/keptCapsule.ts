/** The capsule that was opened last in this tab, so that `?capsule=` in the address opens it again after a reload. */
const KEY = 'capsule';
const BYTES_AT_ONCE = 0x8000;

/** Keeps a capsule for this tab and names it in the address; one too large for the tab's store is shown until a reload. */
export function keepCapsule(bytes: Uint8Array): void {
  try {
    sessionStorage.setItem(KEY, btoa(textOf(bytes)));
  } catch {
    sessionStorage.removeItem(KEY);
    return;
  }
  const address = new URL(location.href);
  address.searchParams.set(KEY, '1');
  history.replaceState(history.state, '', address);
}

/** The capsule that the address names; absent when it names none. */
export function keptCapsule(): Uint8Array<ArrayBuffer> | undefined {
  const text = new URLSearchParams(location.search).has(KEY) ? sessionStorage.getItem(KEY) : null;
  return text === null ? undefined : Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += BYTES_AT_ONCE) {
    text += String.fromCharCode(...bytes.subarray(from, from + BYTES_AT_ONCE));
  }
  return text;
}
