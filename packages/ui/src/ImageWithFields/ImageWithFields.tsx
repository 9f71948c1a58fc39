import { useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import './ImageWithFields.css';

/** Props of {@link ImageWithFields}. */
export interface ImageWithFieldsProps {
  /** Address of the image. */
  src: string;
  /** What it shows: "Ảnh bill 30.000.000 ₫". */
  alt: string;
  /** The fields that were read from it. */
  children: ReactNode;
}

const STEPS = [1, 1.5, 2, 3, 4] as const;

/** An image beside the fields that say what stands on it, so that both can be compared; the image can be enlarged and turned. */
export function ImageWithFields({ src, alt, children }: ImageWithFieldsProps) {
  const [zoom, setZoom] = useState(0);
  const [turn, setTurn] = useState(0);
  const [failed, setFailed] = useState(false);
  const step = (by: number) => setZoom((now) => Math.max(0, Math.min(STEPS.length - 1, now + by)));
  const press = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') step(1);
    else if (event.key === '-') step(-1);
    else if (event.key === '0') setZoom(0);
    else return;
    event.preventDefault();
  };
  const look = { '--st-zoom': STEPS[zoom], '--st-turn': `${turn}deg` } as CSSProperties;
  return (
    <div className="st-image-fields">
      <figure className="st-image-fields__figure">
        <div className="st-image-fields__tools">
          <IconButton
            size="small"
            label="Thu nhỏ ảnh"
            icon={<span aria-hidden="true">−</span>}
            disabled={zoom === 0}
            onClick={() => step(-1)}
          />
          <output aria-label="Độ phóng ảnh">{`${(STEPS[zoom] ?? 1) * 100} %`}</output>
          <IconButton
            size="small"
            label="Phóng to ảnh"
            icon={<Icon name="plus" size={16} />}
            disabled={zoom === STEPS.length - 1}
            onClick={() => step(1)}
          />
          <IconButton
            size="small"
            label="Xoay ảnh"
            icon={<Icon name="refresh" size={16} />}
            onClick={() => setTurn((now) => (now + 90) % 360)}
          />
        </div>
        {failed ? (
          <p className="st-image-fields__failed" role="alert">
            Không tải được ảnh
          </p>
        ) : (
          // The box scrolls, so the keyboard must reach it; + and − enlarge what stands in it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
          <section className="st-image-fields__box" aria-label={alt} tabIndex={0} onKeyDown={press}>
            <img src={src} alt={alt} style={look} onError={() => setFailed(true)} />
          </section>
        )}
      </figure>
      <div className="st-image-fields__fields">{children}</div>
    </div>
  );
}
