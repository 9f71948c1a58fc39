import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

/** States of a part that its readers should know before they choose it. */
const TOLD = new Set(['thử nghiệm', 'ngừng dùng']);

addons.setConfig({
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: 'Sổ Thẻ',
    brandUrl: './',
    brandImage: './logo-small.svg',
    brandTarget: '_self',
    colorPrimary: '#0e5a80',
    colorSecondary: isDark ? '#4fa3cf' : '#0e5a80',
  }),
  bottomPanelHeight: 220,
  sidebar: {
    renderLabel: ({ name, type, tags }) => {
      const state = type === 'component' ? tags?.find((tag) => TOLD.has(tag)) : undefined;
      return state === undefined ? name : `${name} · ${state}`;
    },
  },
});
