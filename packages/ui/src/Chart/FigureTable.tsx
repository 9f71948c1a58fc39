import type { ChartFigures, ChartProps } from './chartProps.ts';

interface FigureTableProps extends Required<Pick<ChartProps, 'label' | 'places' | 'placeLabel'>> {
  figures: readonly ChartFigures[];
  format: (value: number) => string;
}

/** A box that scrolls takes the focus, so that the arrow keys scroll it. */
const scrollable = { tabIndex: 0 };

/** All figures of a chart one by one, for whom the drawing says too little. */
export function FigureTable({ label, places, placeLabel, figures, format }: FigureTableProps) {
  return (
    <details className="st-chart__figures">
      <summary>Xem bảng số liệu</summary>
      <section className="st-chart__scroll" aria-label={`Bảng số liệu: ${label}`} {...scrollable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{placeLabel}</th>
              {figures.map(({ name }) => (
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
                {figures.map(({ name, values }) => (
                  <td key={name}>{format(values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
