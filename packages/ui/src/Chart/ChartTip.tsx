interface ChartTipProps {
  title: string;
  /** Place of the pointer and width of the drawing in px: the tip stands at the side with more room. */
  x: number;
  width: number;
  children: [name: string, value: string][];
}

/** The figures under the pointer. Screen readers have them in the table. */
export function ChartTip({ title, x, width, children }: ChartTipProps) {
  const side = x > width / 2 ? { right: width - x + 12 } : { left: x + 12 };
  return (
    <div className="st-chart__tip" style={side} aria-hidden="true">
      <strong>{title}</strong>
      {children.map(([name, value]) => (
        <span key={name}>
          {name}: <b>{value}</b>
        </span>
      ))}
    </div>
  );
}
