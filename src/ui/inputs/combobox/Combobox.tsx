import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Key } from '../../actions/keys/Key.tsx';
import { Found } from '../../texts/found/Found.tsx';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { wireField, type FieldProps } from '../field/field-wiring.ts';
import './combobox.css';
import { pressedKey } from '../../actions/keys/pressed-key.ts';

/** What can be chosen. */
export interface ComboboxOption {
  readonly key: string;
  readonly text: string;
}

export interface ComboboxProps extends Omit<FieldProps, 'error' | 'required' | 'labelHidden' | 'className'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** In their order; none while there is nothing to choose from. */
  readonly options: readonly ComboboxOption[];
  /** What was searched for, marked in each option. */
  readonly search: string;
  /** The name of the list. */
  readonly listLabel: string;
  readonly isBusy?: boolean | undefined;
  readonly onPick: (option: ComboboxOption) => void;
  /** What else can be done, under the options and where there are none. */
  readonly foot?: ReactNode;
}

/** No option is current until an arrow key or the pointer makes one so: Enter alone chooses nothing by surprise. */
const NONE = -1;

/** The number of the option that an arrow key leads to, round about; `NONE` lies before the first and after the last. */
const movedBy = (step: 1 | -1, from: number, count: number): number => {
  if (from === NONE) return step === 1 ? 0 : count - 1;
  return (from + step + count) % count;
};

/**
 * A text with a list of what fits, by the pattern "editable combobox with list autocomplete": the focus stays in the
 * field, arrows move, Enter chooses, Escape closes the list. The list stands in the page and covers nothing (0308).
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, id, value, onChange, options, search, listLabel, isBusy = false, onPick, foot } = props;
  const ownId = useId();
  const wiring = wireField(id ?? ownId, { hint });
  const listId = `${wiring.id}-list`;
  const [current, setCurrent] = useState<string | null>(null);
  const [isClosed, setClosed] = useState(false);
  const at = options.findIndex(({ key }) => key === current);
  const isOpen = options.length > 0 && !isClosed;

  useEffect(() => {
    if (at !== NONE) document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, at]);

  const move = (step: 1 | -1): void => {
    setClosed(false);
    setCurrent(options[movedBy(step, isOpen ? at : NONE, options.length)]?.key ?? null);
  };
  const press = (event: KeyboardEvent): void => {
    const option = isOpen ? options[at] : undefined;
    const key = pressedKey(event);
    if (key === 'ArrowDown' && options.length > 0) move(1);
    else if (key === 'ArrowUp' && options.length > 0) move(-1);
    else if (key === 'Enter') {
      if (option !== undefined) onPick(option);
    } else if (key === 'Escape' && isOpen) {
      setClosed(true);
      setCurrent(null);
    } else return;
    event.preventDefault();
  };

  return (
    <div className="combo">
      <FieldFrame {...{ label, hint, wiring }} error={undefined}>
        <span className="combo__in">
          <IconSearch className="ic" aria-hidden />
          <input
            {...wiring.control}
            className="input"
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-autocomplete="list"
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && at !== NONE ? `${listId}-${at}` : undefined}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={(event) => {
              setClosed(false);
              setCurrent(null);
              onChange(event.target.value);
            }}
            onKeyDown={press}
          />
        </span>
      </FieldFrame>
      <div className={isOpen ? 'combo__p' : undefined}>
        {isOpen && (
          <div id={listId} className="combo__l" role="listbox" aria-label={listLabel} aria-busy={isBusy}>
            {options.map((option, position) => (
              // The field has the keys.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={option.key}
                id={`${listId}-${position}`}
                className="combo__o"
                role="option"
                aria-selected={position === at}
                onClick={() => onPick(option)}
                onPointerMove={() => setCurrent(option.key)}
              >
                <span>
                  <Found search={search}>{option.text}</Found>
                </span>
                {position === at && (
                  <span className="combo__k" aria-hidden="true">
                    <Key>Enter</Key>
                  </span>
                )}
              </div>
            ))}
          </div>
        )}
        {foot !== undefined && <div className="combo__f">{foot}</div>}
      </div>
    </div>
  );
}
