import { useState, type ComponentType } from 'react';

interface Controlled {
  value: unknown;
  onChange: (value: never) => void;
}

/** Renders a controlled field that keeps what is typed, and still reports it to the story's `onChange`. */
export function keepValue<Props extends Controlled>(Part: ComponentType<Props>) {
  return function Kept(args: Props) {
    const [value, setValue] = useState(args.value);
    const change = (next: never) => {
      setValue(next);
      args.onChange(next);
    };
    return (
      <div style={{ maxWidth: 400 }}>
        <Part {...args} value={value} onChange={change} />
      </div>
    );
  };
}
