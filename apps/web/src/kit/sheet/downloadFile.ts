/** Longest time in milliseconds that a browser may need to take a file over. */
const HANDOVER_MS = 60_000;

/** Hands a file to the browser as a download. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), HANDOVER_MS);
}
