import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { Rules, type PartRules } from '../docs/storybook/Rules.tsx';

/** Docs page of a part or a screen: what it is, what to do and to avoid with it, its props and its stories. */
export default function PartPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const rules = preparedMeta.parameters.rules as PartRules | undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {rules ? <Rules {...rules} /> : null}
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
