/** A function as one line of script, without its remarks, for a page to run before anything has come: it may use nothing from outside itself. */
export function scriptText(written: (...args: never[]) => void): string {
  return written
    .toString()
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ');
}
