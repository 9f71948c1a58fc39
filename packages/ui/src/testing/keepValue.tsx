import { useState, type ComponentType } from 'react';

interface Controlled {
  value: unknown;
  onChange: (value: never) => void;
}

/** Renders a controlled field that keeps what is typed, unless it takes no such value, and still reports it to the story's `onChange`. */
export function keepValue<Props extends Controlled>(
  Part: ComponentType<Props>,
  takes: (next: Props['value']) => boolean = () => true,
) {
  return function Kept(args: Props) {
    const [value, setValue] = useState(args.value);
    const change = (next: never) => {
      if (takes(next)) setValue(next);
      args.onChange(next);
    };
    return (
      <div style={{ maxWidth: 400 }}>
        <Part {...args} value={value} onChange={change} />
      </div>
    );
  };
}
