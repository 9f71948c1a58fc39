/**
 * Measures in the frame that shows some boxes, not while the page is still put together, since asking lays all of it
 * out; then whenever one of them changes its size.
 *
 * @returns what ends it
 */
export function followSizes(boxes: readonly HTMLElement[], measure: () => void): () => void {
  const frame = requestAnimationFrame(measure);
  const resized = new ResizeObserver(measure);
  for (const box of boxes) resized.observe(box);
  return () => {
    cancelAnimationFrame(frame);
    resized.disconnect();
  };
}
