/**
 * A loader that asks the browser once: it answers for a file that it has, too, only after whatever is being drawn. A failure
 * is forgotten, so that the next try asks anew.
 */
export function once<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined;
  return () => {
    loading ??= load().catch((thrown: unknown) => {
      loading = undefined;
      throw thrown;
    });
    return loading;
  };
}
