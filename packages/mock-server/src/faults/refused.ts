/** What somebody asked of the mock that makes no sense or can never come true; nothing has changed. */
export class Refused extends Error {
  /** The part at fault: `rules/1/match/operationId`. */
  readonly path: string;

  /** @param message one Vietnamese sentence, without a full stop */
  constructor(path: string, message: string) {
    super(message);
    this.name = 'Refused';
    this.path = path;
  }
}
