import type { Command, CommandSection } from '@so-the/ui';
import { useClient } from '../../api/ClientContext.ts';
import { useMayOpen } from '../../kit/access/useMayOpen.ts';
import { rememberRecord } from './recent.ts';
import { recordSearches } from './recordSearches.ts';

/** Looks a text up among the records of the shop, as far as the person may see them. */
export function usePaletteSearch(): (text: string, signal: AbortSignal) => Promise<CommandSection[]> {
  const client = useClient();
  const mayOpen = useMayOpen();
  return (text, signal) =>
    Promise.all(
      recordSearches
        .filter(({ path }) => mayOpen(path))
        .map(async ({ title, find }) => {
          const { commands, alike } = await find(client, text, signal);
          return { title, alike, commands: commands.map(remembered) };
        }),
    );
}

function remembered(command: Command): Command {
  return { ...command, onSelect: () => rememberRecord(command) };
}
