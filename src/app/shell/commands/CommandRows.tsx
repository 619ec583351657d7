import { useEffect } from 'react';
import { Found } from '#ui/texts/found/Found.tsx';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import { GROUPS, type Command } from './command.ts';

export interface CommandRowsProps {
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
export function CommandRows({ id, commands, at, search, isLoading, onOpen, onPoint }: CommandRowsProps) {
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
