import { IconSearch } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { Key } from '#ui/actions/keys/Key.tsx';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { RetryLine } from '#ui/messages/retry/RetryLine.tsx';
import type { Command } from './command.ts';
import { CommandRows } from './CommandRows.tsx';
import { matchingCommands } from './matching-commands.ts';
import { useCommands } from './use-commands.ts';
import './commands.css';

const searchFor = (search: string): Command => ({
  key: 'search',
  group: 'Do',
  title: `Search for “${search}”`,
  kind: 'In collections, modules and help',
  shape: 'here',
  target: { href: `/search?q=${encodeURIComponent(search)}` },
});

/** What is opened by a press is typed into at once. */
const focus = (input: HTMLInputElement | null): void => input?.focus();

/** Everything that can be opened or done, found by a few letters. What was opened lately comes first. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { commands, isLoading, reload, remember } = useCommands();
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [position, setPosition] = useState(0);
  const search = text.trim();
  const shown = [...matchingCommands(commands, search), ...(search === '' ? [] : [searchFor(search)])];
  const at = Math.min(position, shown.length - 1);

  const open = (command: Command | undefined): void => {
    if (command === undefined) return;
    onClose();
    if (command.key !== 'search') remember(command);
    if ('href' in command.target) void navigate(command.target.href);
    else command.target.run();
  };
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setPosition((at + step + shown.length) % shown.length);
    else if (event.key === 'Enter') open(event.ctrlKey || event.metaKey ? shown.at(-1) : shown[at]);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog isOpen onClose={onClose} title="Find anything" className="cmd" isDismissable>
      <div className="cmd__q">
        <IconSearch className="ic" aria-hidden />
        <input
          ref={focus}
          type="text"
          role="combobox"
          aria-label="Find anything"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={shown[at] === undefined ? undefined : `${listId}-${at}`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="A page, a module, an award…"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setPosition(0);
          }}
          onKeyDown={press}
        />
        <Key>Esc</Key>
      </div>
      <CommandRows
        id={listId}
        commands={shown}
        at={at}
        search={search}
        isLoading={isLoading}
        onOpen={open}
        onPoint={setPosition}
      />
      {reload !== null && (
        <div className="cmd__miss">
          <RetryLine onRetry={reload}>Some of your training could not be loaded.</RetryLine>
        </div>
      )}
      <p className="vh" role="status">
        {isLoading ? 'Loading your training' : shown.length === 1 ? '1 result' : `${shown.length} results`}
      </p>
      <p className="cmd__f meta" aria-hidden="true">
        <span>
          <Key>↑</Key>
          <Key>↓</Key> move
        </span>
        <span>
          <Key>Enter</Key> open
        </span>
        <span>
          <Key>Esc</Key> close
        </span>
      </p>
    </Dialog>
  );
}
