import { readConfig } from '../lib/config/readConfig.ts';
import { setDrawnConfig } from '../lib/config/config.ts';

/** Takes over the page the build has drawn into `root`, with the configuration it was drawn with; false when this is another page. */
export function adoptDrawnPage(root: HTMLElement, pathname: string): boolean {
  const { prerendered } = root.dataset;
  if (!prerendered) return false;
  const { path, config } = JSON.parse(prerendered) as { path: string; config: unknown };
  if (path !== pathname) return false;
  setDrawnConfig(readConfig(config).config);
  return true;
}
