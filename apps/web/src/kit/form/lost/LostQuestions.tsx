import { useEffect, useState, type ComponentType } from 'react';
import type { LostDialogProps } from './LostDialog.tsx';
import { loadLostDialog } from './loadLostDialog.ts';
import { hostLostQuestions, useLostQuestion } from './lostQuestion.ts';

/** Asks about writes whose answer got lost, over whatever is open; stands once beside the screens. */
export function LostQuestions() {
  const question = useLostQuestion();
  const [Dialog, setDialog] = useState<ComponentType<LostDialogProps>>();
  useEffect(hostLostQuestions, []);
  useEffect(() => {
    if (!question || Dialog) return;
    loadLostDialog().then(
      (loaded) => setDialog(() => loaded),
      () => question.decide('left'),
    );
  }, [question, Dialog]);
  return question && Dialog && <Dialog key={questionKey(question)} {...question} />;
}

const keys = new WeakMap<object, number>();
let count = 0;

/** Each question is drawn anew. */
function questionKey(question: object): number {
  const key = keys.get(question) ?? (count += 1);
  keys.set(question, key);
  return key;
}
