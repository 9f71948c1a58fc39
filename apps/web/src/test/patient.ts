/** The whole app fetches shell and screen first, which takes its time on a busy machine. */
export const patient = { timeout: 10_000 };
