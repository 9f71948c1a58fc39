import type { Decorator } from '@storybook/react-vite';
import { PaginationLocaleProvider } from '@so-the/ui';
import './looks.css';

const SHOWN_BESIDE = [
  ['dark', 'Tối'],
  ['contrast', 'Tương phản cao'],
] as const;

/** Theme and density of the toolbar on the page; on a docs page on the story alone, because the page around it is Storybook's. */
export const withLooks: Decorator = (Story, { globals, viewMode, id }) => {
  const theme = globals.theme === 'all' ? 'light' : String(globals.theme);
  const density = String(globals.density);
  if (viewMode === 'docs') {
    if (theme === 'light' && density === 'normal') return <Story />;
    return (
      <div className="looks-docs" data-theme={theme} data-density={density}>
        <Story />
      </div>
    );
  }
  Object.assign(document.documentElement.dataset, { theme, density });
  if (globals.theme !== 'all') return <Story />;
  return (
    <div className="looks-all">
      <section>
        <h2>Sáng</h2>
        <div>
          <Story />
        </div>
      </section>
      {SHOWN_BESIDE.map(([name, title]) => (
        <section key={name}>
          <h2>{title}</h2>
          <object
            type="text/html"
            aria-label={title}
            data={`iframe.html?id=${id}&viewMode=story&globals=theme:${name};density:${density}`}
          />
        </section>
      ))}
    </div>
  );
};

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
