import { useSearchParams } from 'react-router-dom';

/** One of a few known choices that stands in the address, such as the open tab; the first one is not written. */
export function useAddressChoice<Id extends string>(
  param: string,
  choices: readonly { id: Id }[],
): [value: Id, choose: (value: Id) => void] {
  const [address, setAddress] = useSearchParams();
  const [first] = choices;
  if (!first) throw new Error(`useAddressChoice('${param}') has nothing to choose from: give it at least one choice.`);
  const value = choices.find(({ id }) => id === address.get(param))?.id ?? first.id;
  const choose = (next: Id) => {
    const changed = new URLSearchParams(address);
    if (next === first.id) changed.delete(param);
    else changed.set(param, next);
    setAddress(changed, { replace: true });
  };
  return [value, choose];
}
