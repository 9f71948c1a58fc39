/** Steps of a story around what was owed before the first day. */
import { savePos } from '../pos/savePos.ts';
import { nowOf, type Stage } from './storyStage.ts';
import { pickFrom, type Step, type Told } from './storyStep.ts';

/** The opening debt of a POS is entered or corrected, now and then from a stale copy. */
export function changePosOpening(stage: Stage, { a, amount, flag }: Step): Told | undefined {
  const pos = stage.world.poses.get(pickFrom(stage.posIds, a));
  if (!pos) return undefined;
  const command = { ...pos, OpeningDebt: amount, Version: flag ? pos.Version : pos.Version - 1 };
  const words = `sửa nợ đầu của POS ${pos.posID} thành ${amount} đ`;
  return { words, result: savePos(stage.world, command, nowOf(stage)) };
}
