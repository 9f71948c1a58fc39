import { expect } from 'storybook/test';
import { isPlace } from '../../kit/places/isPlace.ts';

/** Fails where a link of the page, those of the menu and the header included, leads to what the app does not have. */
export async function seeLinksLead(): Promise<void> {
  const links = [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');
  await expect(links.length).toBeGreaterThan(0);
  await expect(links.filter((href) => !isPlace(href))).toEqual([]);
}
