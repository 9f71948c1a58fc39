import type { Decorator } from '@storybook/react-vite';
import { PaginationLocaleProvider } from '@so-the/ui';
import type { ComponentType } from 'react';
import { isScreen } from './isScreen.ts';
import { THEMES } from './toolbar.ts';
import './looks.css';

const DENSITIES = { normal: 'Thường', compact: 'Gọn' } as const;

/** Theme and density of the toolbar on the page; on a docs page on the story alone, because the page around it is Storybook's. */
export const withLooks: Decorator = (Story, { globals, viewMode, id, title }) => {
  const looks = chosenLooks(globals);
  const [look = STANDARD, ...others] = looks;
  if (viewMode === 'docs')
    return (
      <>
        {looks.map((one) => (
          <LookOnDocs key={one.title} {...one} alone={looks.length === 1} Story={Story} />
        ))}
      </>
    );
  Object.assign(document.documentElement.dataset, { theme: look.theme, density: look.density });
  if (others.length === 0) return <Story />;
  return (
    <div className="looks-all" data-whole-page={isScreen(title) || undefined}>
      <section>
        <h2>{look.title}</h2>
        <div>
          <Story />
        </div>
      </section>
      {others.map((other) => (
        <section key={other.title}>
          <h2>{other.title}</h2>
          <object
            type="text/html"
            aria-label={other.title}
            data={`iframe.html?id=${id}&viewMode=story&globals=theme:${other.theme};density:${other.density}`}
          />
        </section>
      ))}
    </div>
  );
};

function LookOnDocs({ theme, density, title, alone, Story }: Look & { alone: boolean; Story: ComponentType }) {
  if (alone && theme === STANDARD.theme && density === STANDARD.density) return <Story />;
  return (
    <div className="looks-docs" data-theme={theme} data-density={density}>
      {alone ? null : <p className="looks-docs__title">{title}</p>}
      <Story />
    </div>
  );
}

interface Look {
  theme: string;
  density: string;
  title: string;
}

/** What an unknown word in the address falls back to. */
const STANDARD: Look = { theme: 'light', density: 'normal', title: THEMES.light };

/** One look, or all that "side by side" asks for; the first is drawn by the story itself. */
function chosenLooks({ theme, density }: Record<string, unknown>): Look[] {
  const themes = Object.entries(THEMES).filter(([name]) => theme === 'all' || theme === name);
  const densities = Object.entries(DENSITIES).filter(([name]) => density === 'all' || density === name);
  return themes.flatMap(([themeName, themeTitle]) =>
    densities.map(([densityName, densityTitle]) => ({
      theme: themeName,
      density: densityName,
      title: density === 'all' ? `${themeTitle}, ${densityTitle.toLowerCase()}` : themeTitle,
    })),
  );
}

/** Columns of the layout over the story: 12 from 900 px, 4 below. */
export const withLayoutGrid: Decorator = (Story, { globals, viewMode }) => (
  <>
    <Story />
    {globals.grid === 'on' && viewMode === 'story' ? (
      <div className="looks-grid" aria-hidden="true">
        {Array.from({ length: 12 }, (_, column) => (
          <span key={column} />
        ))}
      </div>
    ) : null}
  </>
);

/** Language of the pagers, for stories that choose none of their own. */
export const withPagination: Decorator = (Story, { globals }) =>
  globals.pagination === 'en' ? (
    <PaginationLocaleProvider locale="en">
      <Story />
    </PaginationLocaleProvider>
  ) : (
    <Story />
  );
