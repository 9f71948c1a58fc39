import { Link } from '../Link/Link.tsx';
import type { ChartFigures, ChartProps } from './chartProps.ts';
import { figureText } from './units.ts';
import './FigureTable.css';

interface FigureTableProps extends Required<Pick<ChartProps, 'label' | 'places' | 'placeLabel' | 'kind'>> {
  rows: readonly ChartFigures[];
}

/** A box that scrolls takes the focus, so that the arrow keys scroll it. */
const scrollable = { tabIndex: 0 };

/** All figures of a chart one by one, for whom the drawing says too little; on paper they always stand below it. */
export function FigureTable({ label, places, placeLabel, rows, kind }: FigureTableProps) {
  return (
    <details className="st-chart__figures">
      <summary>Xem bảng số liệu</summary>
      <section className="st-chart__scroll" aria-label={`Bảng số liệu: ${label}`} {...scrollable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{placeLabel}</th>
              {rows.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((place, index) => (
              <tr key={place}>
                <th scope="row">{place}</th>
                {rows.map((row) => (
                  <td key={row.name}>
                    <Figure text={figureText(row.values[index] ?? 0, row.unit ?? kind)} href={row.hrefs?.[index]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function Figure({ text, href }: { text: string; href: string | undefined }) {
  return href === undefined ? text : <Link href={href}>{text}</Link>;
}
