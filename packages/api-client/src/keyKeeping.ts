/** Header that carries the key of a write; in an answer it says what the API makes of keys (real-api §2). */
export const KEY_HEADER = 'Idempotency-Key';

/** How an application sends the keys of its writes, and hears whether the API keeps them. */
export interface KeyKeeping {
  /**
   * The key that goes out with a call; undefined sends none.
   *
   * @param wanted the key of a write; absent for any other call
   * @param isRead whether the call changes nothing, so that it may carry a key to find out what is answered
   */
  keyFor: (wanted: string | undefined, isRead: boolean) => string | undefined;
  /**
   * Told of each answer.
   *
   * @param sent the key that went out with the call
   * @param said what the answer's header says: the key that arrived, or that keys are kept; undefined without it
   * @param isOwn whether the API itself answered, no proxy on the way
   */
  onAnswer: (sent: string | undefined, said: string | undefined, isOwn: boolean) => void;
  /** Told of each call that met no answer at all, with the key that went out with it. */
  onUnreached: (sent: string | undefined) => void;
}

/** Sends each write under its key and hears nothing: for an API that is known to keep keys. */
export const plainKeys: KeyKeeping = {
  keyFor: (wanted) => wanted,
  onAnswer: () => undefined,
  onUnreached: () => undefined,
};
