/** A server's refusal, as the app's client throws it. */
export function refusal(message: string): () => Promise<never> {
  return () => Promise.reject(new Error(message));
}

/** A call whose answer never comes. */
export function endless(): Promise<never> {
  return new Promise(() => undefined);
}
