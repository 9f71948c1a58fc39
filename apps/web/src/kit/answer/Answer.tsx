import type { ReactNode } from 'react';
import { Empty, ErrorState, LinkButton } from '@so-the/ui';
import { MISSING_TEXT } from '../../api/missingCalls.ts';
import { PATHS } from '../places/paths.ts';
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

/** What a query answered: on its way, failed with a way to try again, refused, not to be had of this API, not there, or there. */
export function Answer<Found>({ of, noun, loading, missing, step, children }: AnswerProps<Found>) {
  if (of.state === 'loading') return loading;
  if (of.state === 'failed') return <ErrorState message={of.message} onRetry={of.retry} retrying={of.retrying} />;
  if (of.state === 'refused') return <Refused noun={noun} />;
  if (of.state === 'lacking') return <Lacking />;
  if (of.state === 'there') return children(of.data);
  return (
    <Empty kind="noMatch" title={`Không tìm thấy ${noun}`} action={step}>
      {missing ?? `${sentenceCase(noun)} đã bị xóa hoặc thuộc cửa hàng khác.`}
    </Empty>
  );
}

/** Stands in the place of a part whose call the API does not have. */
export function Lacking() {
  return (
    <Empty kind="noData" title={MISSING_TEXT}>
      Phần này sẽ hiện khi máy chủ có. Các phần khác vẫn dùng được.
    </Empty>
  );
}

/** Props of {@link Refused}. */
export interface RefusedProps {
  /** What is asked for, inside a sentence. */
  noun: string;
  /** A way to where it may be seen, beside the way home. Default: none. */
  step?: ReactNode;
}

/** Stands where the person has no right to what is asked for, and tells the ways on: home, and whom to ask. */
export function Refused({ noun, step }: RefusedProps) {
  return (
    <ErrorState
      title="Không có quyền truy cập"
      message={`Bạn không có quyền xem ${noun}.`}
      action={
        <>
          <LinkButton href={PATHS.home}>Về trang chủ</LinkButton>
          {step}
        </>
      }
    >
      Nếu cần xem, hãy nhờ chủ cửa hàng cấp quyền ở màn hình Phân quyền.
    </ErrorState>
  );
}

function sentenceCase(noun: string): string {
  return noun.charAt(0).toLocaleUpperCase('vi') + noun.slice(1);
}
