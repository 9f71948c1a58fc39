import './ToneMark.css';

/** Tells the weight of a message by its shape, beside the colour. Decoration: the text says the same. Drawn apart from `Icon`, whose whole set a lone field need not load. */
export function ToneMark({ mark }: { mark: string }) {
  return (
    <svg className="st-tone-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={mark} />
    </svg>
  );
}
