import type { ReactNode } from 'react';
import { ImageViewer } from '../ImageViewer/ImageViewer.tsx';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import './ImageWithFields.css';

/** Props of {@link ImageWithFields}. */
export interface ImageWithFieldsProps extends PartProps {
  /** Address of the image. */
  src: string;
  /** What it shows: "Ảnh bill 30.000.000 ₫". */
  alt: string;
  /** The fields that were read from it. */
  children: ReactNode;
}

/** An image beside the fields that say what stands on it, so that both can be compared; the image can be enlarged and turned. */
export function ImageWithFields({ src, alt, children, ...rest }: ImageWithFieldsProps) {
  return (
    <div className="st-image-fields" {...handedOn(rest)}>
      <ImageViewer src={src} alt={alt} />
      <div className="st-image-fields__fields">{children}</div>
    </div>
  );
}
