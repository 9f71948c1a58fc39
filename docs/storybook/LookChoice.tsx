import type { StoryLook } from './looksOfStories.ts';

interface LookChoiceProps {
  looks: readonly StoryLook[];
  look: StoryLook;
  onChange: (look: StoryLook) => void;
}

/** One of some looks, chosen for all that stands below. */
export function LookChoice({ looks, look, onChange }: LookChoiceProps) {
  return (
    <fieldset>
      <legend>Khổ và giao diện</legend>
      {looks.map((one) => (
        <label key={one.title}>
          <input type="radio" name="look" checked={one === look} onChange={() => onChange(one)} />
          {one.title}
        </label>
      ))}
    </fieldset>
  );
}
