/** Points of a curve in px through all finite values inside a box, with `inset` px kept free around it. */
export function sparkPoints(all: readonly number[], width: number, height: number, inset: number) {
  const values = all.filter(Number.isFinite);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = values.length > 1 ? (width - 2 * inset) / (values.length - 1) : 0;
  const share = (value: number) => (high === low ? 0.5 : (value - low) / (high - low));
  return values.map((value, index) => ({
    x: inset + index * step,
    y: height - inset - share(value) * (height - 2 * inset),
  }));
}
