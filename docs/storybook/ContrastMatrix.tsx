import contrast from '../../packages/ui/src/theme/contrast.css?raw';
import dark from '../../packages/ui/src/theme/dark.css?raw';
import light from '../../packages/ui/src/theme/light.css?raw';
import { apcaContrast, readColours, wcagContrast, type ThemeColours } from '../../packages/ui/src/theme/contrast.ts';
import { LINE_PAIRS, TEXT_PAIRS } from '../../packages/ui/src/theme/pairs.ts';
import { DocBlock } from './DocBlock.tsx';
import './contrastMatrix.css';
import './wideTable.css';

const ratio = new Intl.NumberFormat('vi-VN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const paper = readColours(light);
const THEMES: readonly { name: string; title: string; colours: ThemeColours }[] = [
  { name: 'light', title: 'Sáng', colours: paper },
  { name: 'dark', title: 'Tối', colours: new Map([...paper, ...readColours(dark)]) },
  { name: 'contrast', title: 'Tương phản cao', colours: new Map([...paper, ...readColours(contrast)]) },
];

/** Every pair of text and ground in every theme with both contrasts, computed from the style sheets at this moment. */
export function ContrastMatrix() {
  return (
    <DocBlock kind="contrast-matrix">
      <div className="wide-table">
        <table>
          <thead>
            <tr>
              <th scope="col">Chữ trên nền</th>
              {THEMES.map(({ name, title }) => (
                <th key={name} scope="col" colSpan={3}>
                  {title}: mẫu, WCAG, APCA
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...TEXT_PAIRS, ...LINE_PAIRS].map(([ink, ground]) => (
              <tr key={`${ink} ${ground}`}>
                <th scope="row">
                  {ink} / {ground}
                </th>
                {THEMES.map(({ name, colours }) => (
                  <PairCells key={name} ink={colours.get(ink) ?? ''} ground={colours.get(ground) ?? ''} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DocBlock>
  );
}

function PairCells({ ink, ground }: { ink: string; ground: string }) {
  return (
    <>
      <td style={{ color: ink, background: ground }}>Đủ 1.250</td>
      <td data-figure>{ratio.format(wcagContrast(ink, ground))}</td>
      <td data-figure>{Math.round(apcaContrast(ink, ground))}</td>
    </>
  );
}
