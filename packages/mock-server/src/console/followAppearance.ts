/** Machine's wishes in the order in which they count, by the theme that fulfils them. */
const WISHES = { contrast: '(prefers-contrast: more)', dark: '(prefers-color-scheme: dark)' };

/** Shows the page in the theme that was chosen in the app on this device, else as the machine wishes, now and later. */
export function followAppearance(): void {
  const wishes = Object.entries(WISHES).map(([theme, query]) => ({ theme, list: matchMedia(query) }));
  const apply = () => {
    const [, chosen = 'system'] = /(?:^|; )appearance=([a-z]+)\./.exec(document.cookie) ?? [];
    const wished = wishes.find(({ list }) => list.matches)?.theme ?? 'light';
    document.documentElement.dataset['theme'] = chosen === 'system' ? wished : chosen;
  };
  for (const { list } of wishes) list.addEventListener('change', apply);
  apply();
}
