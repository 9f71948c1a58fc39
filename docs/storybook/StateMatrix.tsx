import { useEffect, useState } from 'react';
import { stateNames } from '../../apps/web/src/test/states/stateNames.ts';
import { readStateStories, type IndexEntry } from './storyIndex.ts';
import { StoryLink } from './StoryLink.tsx';
import './wideTable.css';
import './stateMatrix.css';

/** The looks in which every story is played and read by axe. */
const LOOKS = [
  { title: 'Quầy 1366, sáng', viewport: 'cashier', theme: 'light' },
  { title: 'Quầy 1366, tối', viewport: 'cashier', theme: 'dark' },
  { title: 'Điện thoại 360, sáng', viewport: 'phone', theme: 'light' },
  { title: 'Điện thoại 360, tối', viewport: 'phone', theme: 'dark' },
] as const;

/** Every screen in every state, each a link that opens the story in the look chosen above the table. */
export function StateMatrix() {
  const [look, setLook] = useState<(typeof LOOKS)[number]>(LOOKS[0]);
  const stories = useStateStories();
  if (stories === 'failed') return <p role="alert">Không đọc được danh sách câu chuyện. Hãy tải lại trang.</p>;
  const titles = [...new Set(stories.map(({ title }) => title))];
  return (
    <div className="state-matrix wide-table sb-unstyled">
      <fieldset>
        <legend>Khổ và giao diện</legend>
        {LOOKS.map((one) => (
          <label key={one.title}>
            <input type="radio" name="look" checked={one === look} onChange={() => setLook(one)} />
            {one.title}
          </label>
        ))}
      </fieldset>
      <div className="wide-table__frame">
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
    </div>
  );
}

function openIn(look: (typeof LOOKS)[number], story: IndexEntry | undefined, state: string) {
  if (!story) return '–';
  const globals = `theme:${look.theme};viewport.value:${look.viewport};viewport.isRotated:!false`;
  return (
    <StoryLink id={story.id} globals={globals}>
      {state}
    </StoryLink>
  );
}

function useStateStories(): readonly IndexEntry[] | 'failed' {
  const [stories, setStories] = useState<readonly IndexEntry[] | 'failed'>([]);
  useEffect(() => {
    readStateStories().then(setStories, () => setStories('failed'));
  }, []);
  return stories;
}
