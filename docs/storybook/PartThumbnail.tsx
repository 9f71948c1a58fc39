import { composeStories } from '@storybook/react-vite';
import { UiProvider } from '@so-the/ui';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { PartFacts } from '../../scripts/storybook/bookFacts.ts';

type StoryFile = Parameters<typeof composeStories>[0];

/** Stories by file, each fetched when its thumbnail comes into sight. */
const files = import.meta.glob<StoryFile>('../../packages/ui/src/*/*.stories.tsx');

/** The first story of a part, drawn small and alive; what lies above the page has a frame of its own around it. */
export function PartThumbnail({ part }: { part: PartFacts }) {
  const box = useRef<HTMLDivElement>(null);
  const Story = useStoryInSight(part, box);
  return (
    <div className="choose-parts__thumbnail" ref={box} aria-hidden="true" inert>
      {Story === undefined ? null : part.framed ? (
        <iframe title={part.name} src={`iframe.html?id=${part.firstStoryId}&viewMode=story`} tabIndex={-1} />
      ) : (
        <UiProvider>
          <Story />
        </UiProvider>
      )}
    </div>
  );
}

function useStoryInSight(
  { stories }: PartFacts,
  box: React.RefObject<HTMLDivElement | null>,
): ComponentType | undefined {
  const [story, setStory] = useState<ComponentType>();
  useEffect(() => {
    if (!box.current) return undefined;
    const fetchStory = files[`../../${stories}`];
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting) || !fetchStory) return;
      watcher.disconnect();
      void fetchStory().then((file) => {
        const [first] = Object.values(composeStories(file)) as ComponentType[];
        setStory(() => first);
      });
    });
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [stories, box]);
  return story;
}
