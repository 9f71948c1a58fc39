import '../Icon/Icon.css';
import './ToneMark.css';

/** Weight of a message. */
export type Tone = keyof typeof marks;

const round = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z';

const marks = {
  info: `${round}M12 11.2v5M12 7.8h.01`,
  success: `${round}M8.2 12.4l2.6 2.6 5-5.4`,
  warning: 'M12 4.5l9 15.5H3zM12 10v4.5M12 17.2h.01',
  error: `${round}M12 7.6v5.2M12 16.2h.01`,
};

/** Tells the weight of a message by its shape, beside the colour. Decoration: the text says the same. Drawn apart from `Icon`, whose whole set a lone field need not load. */
export function ToneMark({ tone }: { tone: Tone }) {
  return (
    <svg className="st-icon st-tone-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={marks[tone]} />
    </svg>
  );
}
