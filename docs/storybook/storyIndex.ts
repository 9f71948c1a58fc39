/** A story as Storybook's own list of them tells it. */
export interface IndexEntry {
  id: string;
  /** Place in the sidebar, "Màn hình/Lịch hẹn". */
  title: string;
  name: string;
  importPath: string;
}

/**
 * The stories written from the route table, in the order of the sidebar.
 *
 * @throws Error when the list cannot be read
 */
export async function readStateStories(): Promise<IndexEntry[]> {
  const answer = await fetch('index.json');
  if (!answer.ok) throw new Error(`index.json: ${answer.status}`);
  const { entries } = (await answer.json()) as { entries: Readonly<Record<string, IndexEntry>> };
  return Object.values(entries).filter(({ importPath }) => importPath.includes('/test/states/cells/'));
}
