import { composeStories } from '@storybook/react-vite';
import { PrimeScope } from '@so-the/ui';
import { useEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import type { PartFacts } from 'virtual:book-facts';

type StoryFile = Parameters<typeof composeStories>[0];

/** Stories by file, each fetched when its thumbnail comes into sight. */
const files = import.meta.glob<StoryFile>('../../packages/ui/src/*/*.stories.tsx');

/** The first story of a part, drawn small and alive; what lies above the page has a frame of its own around it. */
export function PartThumbnail({ part }: { part: PartFacts }) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useDrawnInSight(part, box);
  return (
    <div className="choose-parts__thumbnail" ref={box} aria-hidden="true" inert>
      <PrimeScope>{drawn}</PrimeScope>
    </div>
  );
}

function useDrawnInSight(part: PartFacts, box: RefObject<HTMLDivElement | null>): ReactNode {
  const [drawn, setDrawn] = useState<ReactNode>();
  useEffect(() => {
    if (!box.current) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      void drawFirst(part, setDrawn);
    });
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [part, box]);
  return drawn;
}

async function drawFirst(part: PartFacts, show: (drawn: ReactNode) => void): Promise<void> {
  if (part.framed) {
    const address = `iframe.html?id=${part.firstStoryId}&viewMode=story`;
    show(<object type="text/html" aria-label={part.name} data={address} tabIndex={-1} />);
    return;
  }
  const file = await files[`../../${part.stories}`]?.();
  const [First] = file ? (Object.values(composeStories(file)) as ComponentType[]) : [];
  if (First) show(<First />);
}
