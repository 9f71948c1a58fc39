import { useEffect } from 'react';
import { useConfig } from '../lib/config/config.ts';
import { useShownRecord } from '../kit/places/recordTitle.ts';
import { useScreenTitle } from './useScreenTitle.ts';

/** Names the browser's window and tab: the record or the screen, then the product. */
export function ScreenTitle() {
  const { productName } = useConfig();
  const title = useScreenTitle();
  const record = useShownRecord();
  useEffect(() => {
    document.title = [record ?? title, productName].filter(Boolean).join(' · ');
  }, [record, title, productName]);
  return null;
}
