import { useState } from 'react';
import { stateNames } from '../../apps/web/src/test/states/stateNames.ts';
import { DocBlock } from './DocBlock.tsx';
import { LookChoice } from './LookChoice.tsx';
import { globalsOf, LOOKS, type StoryLook } from './looksOfStories.ts';
import { isOfState, useStories, type IndexEntry } from './storyIndex.ts';
import { StoryLink } from './StoryLink.tsx';
import './wideTable.css';
import './stateMatrix.css';

/** Every screen in every state, each a link that opens the story in the look chosen above the table. */
export function StateMatrix() {
  const [look, setLook] = useState<StoryLook>(LOOKS[0]);
  const stories = useStories(isOfState);
  if (stories === 'failed') return <p role="alert">Không đọc được danh sách câu chuyện. Hãy tải lại trang.</p>;
  const titles = [...new Set(stories.map(({ title }) => title))];
  return (
    <DocBlock kind="state-matrix">
      <LookChoice looks={LOOKS} look={look} onChange={setLook} />
      <div className="wide-table">
        <table>
          <thead>
            <tr>
              <th scope="col">Màn hình</th>
              {Object.values(stateNames).map((state) => (
                <th key={state} scope="col">
                  {state}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {titles.map((title) => (
              <tr key={title}>
                <th scope="row">{title.split('/').slice(1).join(' / ')}</th>
                {Object.values(stateNames).map((state) => (
                  <td key={state}>
                    {openIn(
                      look,
                      stories.find((story) => story.title === title && story.name === state),
                      state,
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DocBlock>
  );
}

function openIn(look: StoryLook, story: IndexEntry | undefined, state: string) {
  if (!story) return '–';
  return (
    <StoryLink id={story.id} globals={globalsOf(look)}>
      {state}
    </StoryLink>
  );
}
