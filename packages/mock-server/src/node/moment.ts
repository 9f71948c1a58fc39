const WITHOUT_OFFSET = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?)?$/;

/**
 * Milliseconds of a moment somebody typed; NaN when it is none. Without an offset it is one of the shop's clock: +07:00.
 * The plus of an offset may have become a space on its way through an address.
 */
export function readMoment(text: string): number {
  if (!WITHOUT_OFFSET.test(text)) return Date.parse(text.replace(/ (?=\d{2}:\d{2}$)/, '+'));
  return Date.parse(`${text.length === 10 ? `${text}T00:00` : text}+07:00`);
}
