import { Icon } from '@so-the/ui';

/** A change in words with its arrow drawn: fonts on paper and old machines have none. */
export function ChangeText({ words }: { words: string }) {
  const isUp = words.startsWith('↑');
  if (!isUp && !words.startsWith('↓')) return words;
  return (
    <>
      <Icon name={isUp ? 'arrow-up' : 'arrow-down'} size={12} label={isUp ? 'tăng' : 'giảm'} /> {words.slice(2)}
    </>
  );
}
