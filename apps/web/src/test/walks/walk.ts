import type { StoryObj } from '@storybook/react-vite';
import { recordForms } from '../../../../../e2e/recordForms.ts';
import type { AccountName } from '../askEngine.ts';
import { openCounter } from './counterShop.ts';
import { enterEveryWay } from './everyWay.ts';
import { fillIn } from './formFields.ts';
import { add, fillAnew, loseSession, meetConflict, noteSaves } from './recordWalk.ts';
import { tellFigure } from './showApp.tsx';

/** Requests for codes are decided, not changed; the second address of the staff form shows the form of the first. */
const NEVER_CHANGED = new Set(['/manager/pospartner?tab=codes&open=new', '/manager/staff/create']);

/**
 * One form of a record, filled in by keys. At the counter's width: each field is filled in every other way too and holds
 * the same; its session ends with the save and nothing typed is lost; the record is added, and changed twice after somebody else changed it. The form stands open at the end, for axe.
 */
export function walk(at: string): Pick<StoryObj, 'parameters' | 'play'> {
  const form = recordForms.find((one) => one.at === at);
  if (!form) throw new Error(`No form of e2e/recordForms.ts stands at ${at}.`);
  const as = (form.who?.UserName ?? 'chushop') as AccountName;
  return {
    parameters: {
      app: { at, as, scenario: 'empty', prepare: openCounter, answers: noteSaves(form) },
    },
    play: async () => {
      await fillIn(form, '18001');
      if (import.meta.env.VITE_STORY_VIEWPORT !== 'cashier') return;
      const { fields, ways } = await enterEveryWay(form, '18001');
      await tellFigure(`Ways of typing: ${at}: ${fields} fields × ${ways} ways: 0 differ`);
      const kept = await loseSession(form, as);
      await tellFigure(`Row 40: ${at}: ${kept} fields over a 401: 0 lost, 0 sent by themselves`);
      await add(form);
      if (!NEVER_CHANGED.has(at)) {
        await meetConflict(form, { shown: '18001', mine: '28001', theirs: '38001' }, 'mine');
        await meetConflict(form, { shown: '28001', mine: '18001', theirs: '38001' }, 'theirs');
        await tellFigure(`Conflicts: ${at}: both versions shown, mine kept once, theirs once`);
      }
      await fillAnew(form, '48001');
    },
  };
}
