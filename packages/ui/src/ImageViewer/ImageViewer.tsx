import { useState, type CSSProperties, type KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import './ImageViewer.css';

/** Props of {@link ImageViewer}. */
export interface ImageViewerProps extends PartProps {
  /** Address of the image. */
  src: string;
  /** What it shows: "Ảnh bill 30.000.000 ₫". */
  alt: string;
}

const STEPS = [1, 1.5, 2, 3, 4] as const;

/** An image that can be enlarged, turned and moved about, by buttons and by + − 0 and R; small print on a bill becomes readable. */
export function ImageViewer({ src, alt, ...rest }: ImageViewerProps) {
  const [zoom, setZoom] = useState(0);
  const [turn, setTurn] = useState(0);
  const [failedSrc, setFailedSrc] = useState<string>();
  const step = (by: number) => setZoom((now) => Math.max(0, Math.min(STEPS.length - 1, now + by)));
  const rotate = () => setTurn((now) => (now + 90) % 360);
  const keys: Record<string, () => void> = {
    '+': () => step(1),
    '=': () => step(1),
    '-': () => step(-1),
    '0': () => setZoom(0),
    r: rotate,
  };
  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const look = { '--st-zoom': STEPS[zoom], '--st-turn': `${turn}deg` } as CSSProperties;
  // The box scrolls, so the keyboard must reach it.
  const box = { 'aria-label': alt, tabIndex: 0, onKeyDown: press };
  return (
    <figure className="st-image-viewer" {...handedOn(rest)}>
      <div className="st-image-viewer__tools">
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
        <IconButton size="small" label="Xoay ảnh" icon={<Icon name="refresh" size={16} />} onClick={rotate} />
      </div>
      {failedSrc === src ? (
        <p className="st-image-viewer__failed" role="alert">
          Không tải được ảnh
        </p>
      ) : (
        <section className="st-image-viewer__box" {...box}>
          <img src={src} alt={alt} style={look} onError={() => setFailedSrc(src)} />
        </section>
      )}
    </figure>
  );
}
