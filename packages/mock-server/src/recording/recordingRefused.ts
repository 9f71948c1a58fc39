/** A recording that is not taken, with a sentence that says why. */
export class RecordingRefused extends Error {}
