import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { Key } from '#ui/actions/keys/Key.tsx';
import { pressedKey } from '#ui/actions/keys/pressed-key.ts';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { RetryLine } from '#ui/messages/retry/RetryLine.tsx';
import { Found } from '#ui/texts/found/Found.tsx';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import { GROUPS, type Command } from './command.ts';
import { matchingCommands } from './matching-commands.ts';
import { useCommands } from './use-commands.ts';
import './commands.css';

interface CommandRowsProps {
  /** Of the list; the rows' ids begin with it. */
  readonly id: string;
  /** In the order of the groups. */
  readonly commands: readonly Command[];
  /** The current row. */
  readonly at: number;
  readonly search: string;
  /** More is on its way. */
  readonly isLoading: boolean;
  readonly onOpen: (command: Command) => void;
  readonly onPoint: (at: number) => void;
}

/** The rows of the command palette by group, the current one with an edge. The focus stays in the field. */
function CommandRows({ id, commands, at, search, isLoading, onOpen, onPoint }: CommandRowsProps) {
  // With a body: newer browsers return a promise from scrolling, which React would take for the effect's clean-up.
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  return (
    <div className="cmd__l" id={id} role="listbox" aria-label="Results" aria-busy={isLoading}>
      {GROUPS.map((group) => {
        const first = commands.findIndex((command) => command.group === group);
        if (first === -1) return null;
        return (
          <div key={group} role="group" aria-label={group}>
            <p className="cmd__g" aria-hidden="true">
              {group}
            </p>
            {commands
              .filter((command) => command.group === group)
              .map((command, nth) => {
                const position = first + nth;
                return (
                  // The field has the keys: Enter opens the current row.
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                  <div
                    key={command.key}
                    id={`${id}-${position}`}
                    role="option"
                    aria-selected={position === at}
                    className="cmd__o"
                    onClick={() => onOpen(command)}
                    onPointerMove={() => onPoint(position)}
                  >
                    <Marker shape={command.shape} size={20} />
                    <span className="cmd__t">
                      <b>
                        <Found search={search}>{command.title}</Found>
                      </b>
                      <span className="meta">{command.kind}</span>
                    </span>
                  </div>
                );
              })}
          </div>
        );
      })}
    </div>
  );
}

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
    const key = pressedKey(event);
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setPosition((at + step + shown.length) % shown.length);
    else if (key === 'Enter') open(event.ctrlKey || event.metaKey ? shown.at(-1) : shown[at]);
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
