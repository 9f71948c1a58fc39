import { spellingOf } from '../rows/spelling.ts';
import type { List } from '../list/useList.ts';
import { daysInWords, type Period } from '../period/period.ts';
import { useHandleShop } from './figures/useHandleShop.ts';

/** What an exported report says above its titles: its name, its days, whose figures they are. */
export function useFileHeading(list: List<object>, title: string): readonly string[] {
  const { shop } = spellingOf(list.call);
  const asked = shop === undefined ? null : (list as List<Record<string, number | undefined>>).filter(shop).value;
  const name = useHandleShop(asked === null ? {} : { searchShopID: asked });
  return [title, `Kỳ: ${daysInWords(list.period as Period)}`, `Cửa hàng: ${name}`];
}
