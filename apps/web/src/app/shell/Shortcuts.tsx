import { Badge, Icon } from '@so-the/ui';
import { Link } from 'react-router';
import { useCountCardNoticesQuery } from '../../api/cardDataApi.ts';
import { useRightsOn } from '../../kit/access/useRights.ts';
import { isPlace } from '../paths.ts';
import { shortcuts } from './shortcuts.ts';

/** Cards fall due as the day goes on, so the badge is asked for again. */
const REFRESH_MS = 5 * 60_000;

const shown = shortcuts(isPlace);

/** The icons of the header, with the count of cards due on the one for them, for who may open it. */
export function Shortcuts() {
  const rightsOn = useRightsOn();
  const counts = shown.some(({ path, countsCards }) => countsCards && rightsOn(path).view);
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
          title={title}
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
