import type { ReactNode } from 'react';
import { Empty, ErrorState } from '@so-the/ui';
import type { Answered } from './answerOf.ts';

/** Props of {@link Answer}. */
export interface AnswerProps<Found> {
  /** What was answered, told apart by `answerOf`. */
  of: Answered<Found>;
  /** What is asked for, inside a sentence: "thẻ", "phân quyền". */
  noun: string;
  /** Stands in its place while it is on its way. Default: nothing. */
  loading?: ReactNode;
  /** Why there may be none. Default: it was deleted, or is another shop's. */
  missing?: string;
  /** The next step where there is none. */
  step?: ReactNode;
  /** Draws what is there. */
  children: (found: Found) => ReactNode;
}

/** What a query answered: on its way, failed with a way to try again, refused, not there, or there. */
export function Answer<Found>({ of, noun, loading, missing, step, children }: AnswerProps<Found>) {
  switch (of.state) {
    case 'loading':
      return loading;
    case 'failed':
      return <ErrorState message={of.message} onRetry={of.retry} retrying={of.retrying} />;
    case 'refused':
      return <Refused noun={noun} />;
    case 'missing':
      return (
        <Empty kind="noMatch" title={`Không tìm thấy ${noun}`} action={step}>
          {missing ?? `${sentenceCase(noun)} đã bị xóa hoặc thuộc cửa hàng khác.`}
        </Empty>
      );
    case 'there':
      return children(of.data);
  }
}

/** Stands where the person has no right to what is asked for. */
export function Refused({ noun }: { noun: string }) {
  return <ErrorState title="Không có quyền truy cập" message={`Bạn không có quyền xem ${noun}.`} />;
}

function sentenceCase(noun: string): string {
  return noun.charAt(0).toLocaleUpperCase('vi') + noun.slice(1);
}
