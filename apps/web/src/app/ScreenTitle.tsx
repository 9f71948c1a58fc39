import { useEffect } from 'react';
import { useConfig } from '../lib/config.ts';
import { useScreenTitle } from './useScreenTitle.ts';

/** Names the browser's window and tab: the screen, then the product. */
export function ScreenTitle() {
  const { productName } = useConfig();
  const title = useScreenTitle();
  useEffect(() => {
    document.title = [title, productName].filter(Boolean).join(' · ');
  }, [title, productName]);
  return null;
}
