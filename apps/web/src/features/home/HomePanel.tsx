import type { ReactNode } from 'react';
import type { ApiFailure } from '@so-the/api-client';
import { ErrorState, Panel, Skeleton } from '@so-the/ui';

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

/** One box of the home page: on its way, failed with a way to try again, or there. A failure of one leaves the others. */
export function HomePanel<Answer>({ title, aside, answer, children }: HomePanelProps<Answer>) {
  const { data, error, isFetching, refetch } = answer;
  return (
    <Panel title={title} aside={data && aside}>
      {data === undefined && error !== undefined ? (
        <ErrorState message={(error as ApiFailure).message} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data === undefined && error === undefined ? <Skeleton lines={4} /> : null}
      {data === undefined ? null : children(data)}
    </Panel>
  );
}
