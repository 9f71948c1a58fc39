/**
 * What was typed into a form that had to leave the page: kept in memory only, so that a login after an expired session
 * brings it back and nothing of it ever reaches a store of the browser.
 */
const drafts = new Map<string, { owner: number; values: unknown }>();

/** Keeps the values of a form. `key` names the shop, the form and its record; `owner` is the user id that typed them. */
export function keepDraft(key: string, owner: number, values: unknown): void {
  drafts.set(key, { owner, values });
}

/** Hands the values back once, to the user who typed them; to anybody else they are lost. */
export function takeDraft(key: string, owner: number): unknown {
  const draft = drafts.get(key);
  drafts.delete(key);
  return draft?.owner === owner ? draft.values : undefined;
}

/** Forgets every draft: on logout. */
export function dropDrafts(): void {
  drafts.clear();
}
