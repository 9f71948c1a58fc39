import { toast } from '@so-the/ui';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from '../../lib/chunks/loadChunk.ts';

/** What a part that is fetched on demand is told by: whoever shows it hears that it did not come. */
interface Closable {
  onClose?: () => void;
}

/** Fetches each part that is fetched on demand, for whoever has time to do so beforehand. */
export const partsOnDemand: (() => Promise<void>)[] = [];

/**
 * A drawer, a dialog or another part whose code comes when it is first shown, so that a page need not wait for it. One that
 * does not come is told and closed again: the next try asks anew.
 *
 * @param name what was not loaded, in the error on the console
 * @param load fetches the part
 * @param meanwhile what stands in its place until it is there. Default nothing
 */
export function onDemand<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props & Closable> {
  let Part: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    Part ??= await loadChunk(name, load, (part) => part);
  };
  partsOnDemand.push(fetchPart);
  return function OnDemand(props: Props & Closable) {
    const [hasCome, setCome] = useState(Part !== undefined);
    const [close] = useState(() => props.onClose);
    useEffect(() => {
      if (hasCome) return;
      const tell = () => {
        toast.error('Chưa tải được phần này. Vui lòng kiểm tra mạng rồi thử lại');
        close?.();
      };
      fetchPart().then(() => setCome(true), tell);
    }, [hasCome, close]);
    return hasCome && Part ? <Part {...props} /> : meanwhile;
  };
}
