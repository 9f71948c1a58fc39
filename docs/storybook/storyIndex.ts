import { useEffect, useState } from 'react';

/** A story as Storybook's own list of them tells it. */
export interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  /** Place in the sidebar, "Màn hình/Lịch hẹn". */
  title: string;
  name: string;
  importPath: string;
}

/** Whether a story was written from the route table. */
export function isOfState({ importPath }: IndexEntry): boolean {
  return importPath.includes('/test/states/cells/');
}

/** Whether it is a story of a screen. */
export function isOfScreen({ title, type }: IndexEntry): boolean {
  return type === 'story' && title.startsWith('Màn hình/');
}

/** The stories that are wanted, in the order of the sidebar; none before they have come. `wanted` is one and the same function. */
export function useStories(wanted: (entry: IndexEntry) => boolean): readonly IndexEntry[] | 'failed' {
  const [stories, setStories] = useState<readonly IndexEntry[] | 'failed'>([]);
  useEffect(() => {
    readStories().then(
      (all) => setStories(all.filter(wanted)),
      () => setStories('failed'),
    );
  }, [wanted]);
  return stories;
}

async function readStories(): Promise<IndexEntry[]> {
  const answer = await fetch('index.json');
  if (!answer.ok) throw new Error(`index.json: ${answer.status}`);
  const { entries } = (await answer.json()) as { entries: Readonly<Record<string, IndexEntry>> };
  return Object.values(entries);
}
