import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { handedOn, type PartProps } from '../Part/partProps.ts';
import { useRemoteOptions, type Search } from '../RemotePicker/useRemoteOptions.ts';
import { matchSections, type Command, type CommandSection } from './command.ts';
import { Results } from './Results.tsx';
import '../Field/control.css';
import './CommandPalette.css';

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps extends PartProps<HTMLDialogElement> {
  /** Whether it is shown. Default true. */
  open?: boolean;
  /** Called on Escape, on a press on the close button, and before a command runs. */
  onClose: () => void;
  /** What can be reached at once: screens, actions of the page. */
  sections: readonly CommandSection[];
  /** Shown while nothing is typed, before the others. */
  recent?: readonly Command[];
  /** Asks a server for more: customers, cards, contracts. Default: nothing more. */
  onSearch?: Search<CommandSection>;
}

/**
 * Goes to a screen or a record, or does something, by typing a few letters of it, with or without marks. ↑ and ↓ choose,
 * Enter takes, Escape closes.
 */
export function CommandPalette({ open = true, ...props }: CommandPaletteProps) {
  return open ? <OpenPalette {...props} /> : null;
}

const nothing: Search<CommandSection> = () => Promise.resolve([]);

function OpenPalette({ onClose, sections, recent, onSearch, ...rest }: Omit<CommandPaletteProps, 'open'>) {
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const remote = useRemoteOptions(onSearch ?? nothing, 200);
  const shown = shownSections({ sections, recent, answers: remote.state === 'ready' ? remote.options : [] }, text);
  const commands = shown.flatMap((section) => section.commands);
  const chosen = Math.max(
    commands.findIndex(({ id: command }) => command === active),
    0,
  );
  const choose = (index: number) => setActive(commands[index]?.id);

  const type = (next: string) => {
    setText(next);
    setActive(undefined);
    remote.search(next);
  };
  const move = (to: number) => {
    const next = (to + commands.length) % Math.max(commands.length, 1);
    choose(next);
    list.current?.querySelectorAll('[role="option"]')[next]?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    const to = { ArrowDown: chosen + 1, ArrowUp: chosen - 1, PageDown: commands.length - 1, PageUp: 0 }[event.key];
    if (to !== undefined) move(to);
    else if (event.key === 'Enter') list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click();
    else return;
    event.preventDefault();
  };

  return (
    <Dialog {...handedOn(rest)} title="Tìm nhanh" onClose={onClose}>
      <div className="st-palette st-dialog__body">
        <input
          className="st-control"
          role="combobox"
          aria-label="Tìm màn hình, khách hàng, thẻ, đơn"
          aria-expanded={commands.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={commands.length > 0 ? `${id}${chosen}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder="Tên màn hình, khách hàng, số điện thoại, mã đơn…"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
        <Results ref={list} id={id} sections={shown} chosen={chosen} onHover={choose} onClose={onClose} />
        <PaletteStatus
          empty={commands.length === 0}
          asked={text.trim() !== ''}
          state={remote.state}
          onRetry={remote.retry}
        />
      </div>
    </Dialog>
  );
}

type Offered = Pick<CommandPaletteProps, 'sections' | 'recent'> & { answers: readonly CommandSection[] };

/** What was seen last while nothing is typed; then what a server found for the text as it stands, and the rest. */
function shownSections({ sections, recent, answers }: Offered, text: string): CommandSection[] {
  const recently = recent ? [{ title: 'Gần đây', commands: recent }] : [];
  if (text.trim() === '') return matchSections([...recently, ...sections], text);
  const found = answers.map((section) => ({ ...section, found: true }));
  return matchSections([...found, ...sections], text);
}

interface PaletteStatusProps {
  empty: boolean;
  /** Something is searched for. */
  asked: boolean;
  state: 'loading' | 'ready' | 'failed';
  onRetry: () => void;
}

function PaletteStatus({ empty, asked, state, onRetry }: PaletteStatusProps) {
  return (
    <div className="st-palette__status">
      <output>
        {asked && state === 'loading' ? 'Đang tìm…' : null}
        {asked && state === 'ready' && empty ? 'Không có kết quả phù hợp' : null}
        {asked && state === 'failed' ? 'Không tìm được trên máy chủ. ' : null}
      </output>
      {asked && state === 'failed' ? (
        <Button size="small" variant="ghost" onClick={onRetry}>
          Thử lại
        </Button>
      ) : null}
    </div>
  );
}
