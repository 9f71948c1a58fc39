/**
 * What was typed into a form that had to leave the page: kept in memory only, so that a login after an expired session
 * brings it back and nothing of it ever reaches a store of the browser.
 */
const drafts = new Map<string, { owner: number; values: unknown }>();

/** Keeps the values of a form. `key` names the shop, the form and its record; `owner` is the user id that typed them. */
export function keepDraft(key: string, owner: number, values: unknown): void {
  drafts.set(key, { owner, values });
}

/** The values that were kept, for the user who typed them. Reading changes nothing: a page may be drawn more than once before it is shown. */
export function readDraft(key: string, owner: number): unknown {
  const draft = drafts.get(key);
  return draft?.owner === owner ? draft.values : undefined;
}

/** Forgets a draft, once whoever opened its form has seen it. */
export function dropDraft(key: string): void {
  drafts.delete(key);
}

/** Forgets every draft: on logout. */
export function dropDrafts(): void {
  drafts.clear();
}
