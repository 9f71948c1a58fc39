import { useState } from 'react';
import { pictures } from 'virtual:pictures';
import { pictureName } from '../../.storybook/pictureName.ts';
import { stateNames } from '../../apps/web/src/test/states/stateNames.ts';
import { DocBlock } from './DocBlock.tsx';
import { LookChoice } from './LookChoice.tsx';
import { globalsOf, LOOKS, PHOTOGRAPHED, type StoryLook } from './looksOfStories.ts';
import { isOfScreen, useStories, type IndexEntry } from './storyIndex.ts';
import { StoryLink } from './StoryLink.tsx';
import './wideTable.css';
import './stateMatrix.css';
import './pictureWall.css';

const USUAL = 'Thường thấy';

/** Committed pictures of every screen in every state, each a link that opens its story in the look chosen above. */
export function PictureWall() {
  const [look, setLook] = useState<StoryLook>(LOOKS[0]);
  const stories = useStories(isOfScreen);
  if (stories === 'failed') return <p role="alert">Không đọc được danh sách câu chuyện. Hãy tải lại trang.</p>;
  const photographed = new Map((pictures[look.look] ?? []).map((file) => [file.replace(/\.\w+$/, ''), file]));
  const titles = [...new Set(stories.map(({ title }) => title))].filter((title) =>
    stories.some((story) => story.title === title && photographed.has(pictureName(story.id))),
  );
  return (
    <DocBlock kind="state-matrix picture-wall">
      <LookChoice looks={PHOTOGRAPHED} look={look} onChange={setLook} />
      <div className="wide-table">
        <table>
          <thead>
            <tr>
              <th scope="col">Màn hình</th>
              {[USUAL, ...Object.values(stateNames)].map((state) => (
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
                {[USUAL, ...Object.values(stateNames)].map((state) => (
                  <td key={state}>
                    <WallCell
                      look={look}
                      story={storyOf(stories, title, state, photographed)}
                      state={state}
                      files={photographed}
                    />
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

interface WallCellProps {
  look: StoryLook;
  story: IndexEntry | undefined;
  state: string;
  /** Name of a picture → its file. */
  files: ReadonlyMap<string, string>;
}

function WallCell({ look, story, state, files }: WallCellProps) {
  if (!story) return '–';
  const file = files.get(pictureName(story.id));
  return (
    <StoryLink id={story.id} globals={globalsOf(look)}>
      {file === undefined ? (
        state
      ) : (
        <img src={`pictures/${look.look}/${file}`} alt={`${story.title.split('/')[1]}: ${state}`} loading="lazy" />
      )}
    </StoryLink>
  );
}

/** The story of a state; as usual a screen looks in the first of its stories that is photographed and is no state. */
function storyOf(stories: readonly IndexEntry[], title: string, state: string, files: ReadonlyMap<string, string>) {
  const own = stories.filter((story) => story.title === title);
  const states: readonly string[] = Object.values(stateNames);
  return state === USUAL
    ? own.find(({ id, name }) => files.has(pictureName(id)) && !states.includes(name))
    : own.find(({ name }) => name === state);
}
