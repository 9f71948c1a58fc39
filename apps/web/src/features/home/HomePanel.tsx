import type { ReactNode } from 'react';
import { Panel, Skeleton } from '@so-the/ui';
import { isMissing } from '../../api/missingCalls.ts';
import { Answer } from '../../kit/answer/Answer.tsx';
import { answerOf } from '../../kit/answer/answerOf.ts';
import { inSentence } from '../../kit/form/fieldRules.ts';

/** What a query hook returned, as far as a panel looks at it. */
export interface PanelAnswer<Answer> {
  data?: Answer;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Props of {@link HomePanel}. */
export interface HomePanelProps<Answer> {
  title: string;
  /** At the right of the title. */
  aside?: ReactNode;
  answer: PanelAnswer<Answer>;
  /** Draws the answer. */
  children: (answer: Answer) => ReactNode;
}

/** One box of the home page: on its way, failed with a way to try again, or there; no box where the API has nothing for it. A failure of one leaves the others. */
export function HomePanel<Answer>({ title, aside, answer, children }: HomePanelProps<Answer>) {
  const { data } = answer;
  if (isMissing(answer.error)) return null;
  return (
    <Panel title={title} aside={data && aside}>
      <Answer of={answerOf({ ...answer, currentData: data })} noun={inSentence(title)} loading={<Skeleton lines={4} />}>
        {children}
      </Answer>
    </Panel>
  );
}
