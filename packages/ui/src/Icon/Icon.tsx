import { handedOn, type PartProps } from '../Part/partProps.ts';
import { icons, isDrawn, type IconName } from './icons.ts';
import './Icon.css';

/** Props of {@link Icon}. */
export interface IconProps extends PartProps<SVGSVGElement> {
  name: IconName;
  /** Side in pixels. Default 18. */
  size?: number;
  /** What the icon says when it stands without a text; without it the icon is decoration and is not read out. */
  label?: string;
}

/** A drawing of PrimeIcons in the colour of the text around it, within the page itself: no icon font is loaded. */
export function Icon({ name, size = 18, label, ...rest }: IconProps) {
  const voice = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      className="st-icon"
      data-drawn={isDrawn(name) || undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      focusable="false"
      {...voice}
      {...handedOn(rest)}
    >
      <path d={icons[name]} />
    </svg>
  );
}
