import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  type DocsContextProps,
  Primary,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { PropTypes } from '../docs/storybook/PropTypes.tsx';
import { Rules, type PartRules } from '../docs/storybook/Rules.tsx';
import { ScreenFacts, WhereUsed } from '../docs/storybook/ScreenFacts.tsx';
import { StoryLink } from '../docs/storybook/StoryLink.tsx';
import { isScreen } from './isScreen.ts';

/** Stories that a page shows below the first one; to the rest it leads, so that it stays short enough to be read. */
const SHOWN = 4;

interface PageParameters {
  rules?: PartRules;
  docs?: { story?: { inline?: boolean } };
  /** File of the stories, as Storybook names it. */
  fileName: string;
}

type PreparedStory = ReturnType<DocsContextProps['componentStories']>[number];

/**
 * Docs page of a part or a screen: what it is, what to do and to avoid with it, its props and its stories. What lies above
 * the page (dialogs, toasts, whole screens) shows one story in a frame of its own and leads to the others.
 */
export default function PartPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { rules, docs, fileName } = preparedMeta.parameters as PageParameters;
  const file = fileName.replace(/^\.\//, '');
  const showsScreen = isScreen(preparedMeta.title);
  const isFramed = showsScreen || docs?.story?.inline === false;
  const [first, ...others] = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {showsScreen ? <ScreenFacts stories={file} /> : null}
      {rules ? <Rules {...rules} /> : null}
      {showsScreen && first ? (
        <Canvas of={first.moduleExport} story={{ inline: false, height: '640px' }} />
      ) : (
        <>
          <Primary />
          <Controls />
          <p>
            Như mọi thành phần, còn nhận <code>ref</code>, <code>data-testid</code> và <code>aria-describedby</code>: cả
            ba tới phần tử ngoài cùng, ở ô nhập tới chính ô đó.
          </p>
          <PropTypes stories={file} />
        </>
      )}
      {isFramed ? null : others.slice(0, SHOWN).map((story) => <OtherStory key={story.id} story={story} />)}
      <StoryLinks stories={isFramed ? others : others.slice(SHOWN)} />
      {showsScreen ? null : <WhereUsed stories={file} />}
    </>
  );
}

function OtherStory({ story }: { story: PreparedStory }) {
  return (
    <>
      <h3>{story.name}</h3>
      <Description of={story.moduleExport} />
      <Canvas of={story.moduleExport} sourceState="hidden" />
    </>
  );
}

function StoryLinks({ stories }: { stories: readonly { id: string; name: string }[] }) {
  if (stories.length === 0) return null;
  return (
    <>
      <h2>Các trạng thái khác</h2>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <StoryLink id={id}>{name}</StoryLink>
          </li>
        ))}
      </ul>
    </>
  );
}
