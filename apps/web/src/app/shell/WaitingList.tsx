import { Link, Skeleton, useLeads } from '@so-the/ui';
import { groupDigits } from '@so-the/ui/format';
import { Answer } from '../../kit/answer/Answer.tsx';
import { answerOf, type Asked } from '../../kit/answer/answerOf.ts';
import { PhoneLink } from '../../kit/cards/PhoneLink.tsx';
import { inSentence } from '../../kit/form/fieldRules.ts';

/** One thing that waits. */
export interface WaitingLine {
  id: number;
  label: string;
  note: string;
  href: string;
  /** Who is to be called about it. */
  phone?: string;
}

/** Props of {@link WaitingList}. */
export interface WaitingListProps<Row> {
  title: string;
  /** Address of all of them. */
  href: string;
  answer: Asked<{ Data: readonly Row[]; Total: number }>;
  lineOf: (row: Row) => WaitingLine;
  /** Said where there are none. */
  none: string;
}

/** The first few of what waits, and how many there are where all of them stand; away for who may not open them. */
export function WaitingList<Row>({ title, href, answer, lineOf, none }: WaitingListProps<Row>) {
  const leads = useLeads();
  if (!leads(href)) return null;
  return (
    <section className="waiting__kind" aria-label={title}>
      <h3>{title}</h3>
      <Answer of={answerOf(answer)} noun={inSentence(title)} loading={<Skeleton lines={3} />}>
        {({ Data, Total }) =>
          Total === 0 ? (
            <p>{none}</p>
          ) : (
            <>
              <ul>
                {Data.map(lineOf).map(({ id, label, note, phone, ...line }) => (
                  <li key={id}>
                    <Link className="waiting__line" href={line.href}>
                      <span>{label}</span>
                      <span className="waiting__note">{note}</span>
                    </Link>
                    {phone && <PhoneLink phone={phone} />}
                  </li>
                ))}
              </ul>
              <Link className="waiting__all" href={href}>{`Xem tất cả (${groupDigits(Total)})`}</Link>
            </>
          )
        }
      </Answer>
    </section>
  );
}
