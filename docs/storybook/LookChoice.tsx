import { LOOKS, type StoryLook } from './looksOfStories.ts';

/** One of the four looks, chosen for all that stands below. */
export function LookChoice({ look, onChange }: { look: StoryLook; onChange: (look: StoryLook) => void }) {
  return (
    <fieldset>
      <legend>Khổ và giao diện</legend>
      {LOOKS.map((one) => (
        <label key={one.title}>
          <input type="radio" name="look" checked={one === look} onChange={() => onChange(one)} />
          {one.title}
        </label>
      ))}
    </fieldset>
  );
}
