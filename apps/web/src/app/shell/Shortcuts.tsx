import { Badge, Icon } from '@so-the/ui';
import { Link } from 'react-router-dom';
import { useCountCardNoticesQuery } from '../../api/cardDataApi.ts';
import { useMayOpen } from '../../kit/places/useMayOpen.ts';
import { shortcuts } from './shortcuts.ts';

/** Cards fall due as the day goes on, so the badge is asked for again. */
const REFRESH_MS = 5 * 60_000;

/** The icons of the header that the person may open, with the count of cards due on the one for them. */
export function Shortcuts() {
  const shown = shortcuts(useMayOpen());
  const counts = shown.some(({ countsCards }) => countsCards);
  const { data } = useCountCardNoticesQuery(undefined, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    skip: !counts,
  });
  return (
    <nav aria-label="Lối tắt" className="shell__shortcuts">
      {shown.map(({ title, icon, path, countsCards }) => (
        <Link
          key={path}
          to={path}
          className="shell__shortcut"
          data-tooltip={title}
          aria-label={countsCards ? undefined : title}
        >
          <Icon name={icon} />
          {countsCards && <span className="st-visually-hidden">{title}</span>}
          {countsCards && <Badge count={data?.Data.CountCard} label="thẻ" />}
        </Link>
      ))}
    </nav>
  );
}
