import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Rules, type PartRules } from '../docs/storybook/Rules.tsx';
import { StoryLink } from '../docs/storybook/StoryLink.tsx';
import { isScreen } from './isScreen.ts';

/**
 * Docs page of a part or a screen: what it is, what to do and to avoid with it, its props and its stories. What lies above
 * the page (dialogs, toasts, whole screens) shows one story in a frame of its own and leads to the others.
 */
export default function PartPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { rules, docs } = preparedMeta.parameters as { rules?: PartRules; docs?: { story?: { inline?: boolean } } };
  const showsScreen = isScreen(preparedMeta.title);
  const isFramed = showsScreen || docs?.story?.inline === false;
  const [first, ...others] = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {rules ? <Rules {...rules} /> : null}
      {showsScreen && first ? (
        <Canvas of={first.moduleExport} story={{ inline: false, height: '640px' }} />
      ) : (
        <>
          <Primary />
          <Controls />
        </>
      )}
      {isFramed ? <StoryLinks stories={others} /> : <Stories />}
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
