import { useState, type FormEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { formatDateTime } from '../format/date.ts';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import './CommentList.css';

/** One remark. */
export interface Comment {
  id: string | number;
  /** Who wrote it. */
  author: string;
  /** When, ISO date-time. */
  at: string;
  text: string;
}

/** Props of {@link CommentList}. */
export interface CommentListProps extends PartProps {
  /** In the order shown; `undefined` until the first answer. */
  comments: readonly Comment[] | undefined;
  /** Sends a remark; resolves to whether it was kept. The text stays in its box until then, and after a failure. */
  onSend?: (text: string) => Promise<boolean>;
  /** What the box starts with. Default ''. */
  start?: string;
  /** Told what is typed, letter by letter, for an owner who keeps it longer than the box is shown. */
  onTyped?: (text: string) => void;
  /** Text while there are none. Default "Chưa có trao đổi nào". */
  emptyText?: string;
  /** Longest text taken. Default 1000 (domain §3 Comment). */
  maxLength?: number;
}

/** What people wrote about a record, and a box to write more. Ctrl+Enter sends. */
export function CommentList({
  comments,
  onSend,
  emptyText = 'Chưa có trao đổi nào',
  maxLength = 1000,
  ...box
}: CommentListProps) {
  return (
    <div className="st-comments" {...handedOn(box)}>
      {comments === undefined ? <Skeleton lines={3} /> : null}
      {comments?.length === 0 ? <p className="st-comments__none">{emptyText}</p> : null}
      {comments && comments.length > 0 ? (
        <ul aria-label="Trao đổi">
          {comments.map((comment) => (
            <li key={comment.id}>
              <div className="st-comments__head">
                <strong>{comment.author}</strong> <time dateTime={comment.at}>{formatDateTime(comment.at)}</time>
              </div>
              <p className="st-comments__text">{comment.text}</p>
            </li>
          ))}
        </ul>
      ) : null}
      {onSend ? <Composer {...box} onSend={onSend} maxLength={maxLength} /> : null}
    </div>
  );
}

type ComposerProps = Required<Pick<CommentListProps, 'onSend' | 'maxLength'>> &
  Pick<CommentListProps, 'start' | 'onTyped'>;

function Composer({ onSend, maxLength, start = '', onTyped }: ComposerProps) {
  const [text, setText] = useState(start);
  const type = (next: string) => {
    setText(next);
    onTyped?.(next);
  };
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || sending) return;
    setSending(true);
    try {
      if (await onSend(text.trim())) type('');
    } finally {
      setSending(false);
    }
  };
  return (
    <form className="st-comments__composer" onSubmit={(event) => void send(event)}>
      <TextAreaField
        label="Nội dung trao đổi"
        hideLabel
        rows={2}
        value={text}
        onChange={type}
        maxLength={maxLength}
        placeholder="Viết trao đổi…"
      />
      <Button type="submit" size="small" loading={sending} disabled={text.trim() === ''}>
        Gửi
      </Button>
    </form>
  );
}
