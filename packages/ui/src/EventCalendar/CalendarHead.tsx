import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SegmentField } from '../SegmentField/SegmentField.tsx';
import { movePlace, placeTitle, type CalendarMode, type CalendarPlace } from './calendarEvent.ts';

const MODES: readonly { mode: CalendarMode; label: string; period: string }[] = [
  { mode: 'month', label: 'Tháng', period: 'tháng' },
  { mode: 'week', label: 'Tuần', period: 'tuần' },
  { mode: 'day', label: 'Ngày', period: 'ngày' },
];

interface CalendarHeadProps {
  place: CalendarPlace;
  onPlace: (place: CalendarPlace) => void;
  today: string;
  /** How many events the period has, in words. */
  count: string;
}

/** Moves through time and chooses how much of it is shown. */
export function CalendarHead({ place, onPlace, today, count }: CalendarHeadProps) {
  const period = MODES.find(({ mode }) => mode === place.mode)?.period ?? '';
  return (
    <div className="st-events__head">
      <div className="st-events__moves">
        <IconButton
          label={`Xem ${period} trước`}
          icon={<Icon name="chevron-left" />}
          onClick={() => onPlace(movePlace(place, -1))}
        />
        <IconButton
          label={`Xem ${period} sau`}
          icon={<Icon name="chevron-right" />}
          onClick={() => onPlace(movePlace(place, 1))}
        />
        <Button onClick={() => onPlace({ ...place, date: today })}>Hôm nay</Button>
      </div>
      <p className="st-events__title" aria-live="polite">
        <strong>{placeTitle(place)}</strong> <span>{count}</span>
      </p>
      <SegmentField
        label="Cách xem lịch"
        hideLabel
        value={place.mode}
        options={MODES.map(({ mode, label }) => ({ value: mode, label }))}
        onChange={(mode) => onPlace({ ...place, mode })}
      />
    </div>
  );
}
