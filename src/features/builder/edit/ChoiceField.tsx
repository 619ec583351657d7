import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { plain, searchOf } from '#ui/format/search.ts';
import { FieldError } from '#ui/inputs/field/FieldError.tsx';
import { Found } from '#ui/texts/found/Found.tsx';
import { RetryLine } from '#ui/messages/retry/RetryLine.tsx';
import type { ChoiceList } from './use-choices.ts';

/** Of one row, in pixels. */
const ROW_HEIGHT = 56;

/**
 * React Aria hides everything around an open list from screen readers, though Tab leads out of it. What holds one of
 * its live announcers it leaves alone: for as long as the list is open, the whole page does.
 */
const useUnhiddenPage = (field: RefObject<HTMLElement | null>): ((isOpen: boolean) => void) => {
  const page = useRef<Element | null>(null);
  const change = (isOpen: boolean): void => {
    page.current?.removeAttribute('data-live-announcer');
    page.current = isOpen ? (field.current?.closest('body > *') ?? null) : null;
    page.current?.setAttribute('data-live-announcer', '');
  };
  useEffect(
    () => () => {
      page.current?.removeAttribute('data-live-announcer');
    },
    [],
  );
  return change;
};

export interface ChoiceFieldProps {
  readonly label: string;
  readonly list: ChoiceList;
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly fieldId: string;
}

/** One of thousands, found by a few letters (P-14, P-21): rows out of sight are not drawn. */
export function ChoiceField({ label, list, value, onChange, hint, error, fieldId }: ChoiceFieldProps) {
  const { all, isFailed, onRetry } = list;
  const chosen = all?.find(({ id }) => id === value);
  const field = useRef<HTMLDivElement>(null);
  const changeOpen = useUnhiddenPage(field);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? chosen?.title ?? (value === null ? '' : `Number ${value}`);
  const fits = searchOf(typed ?? '');
  const shown = (all ?? []).filter(({ title }) => fits(plain(title)));
  if (isFailed)
    return (
      <div className="field">
        <p className="field__label">{label}</p>
        <RetryLine onRetry={onRetry}>The list could not be loaded.</RetryLine>
      </div>
    );
  return (
    <ComboBox
      ref={field}
      className={`field${error === undefined ? '' : ' field--error'}`}
      id={fieldId}
      inputValue={text}
      onInputChange={setTyped}
      selectedKey={value}
      onSelectionChange={(key) => {
        setTyped(null);
        if (typeof key === 'number') onChange(key);
      }}
      onOpenChange={(isOpen) => {
        changeOpen(isOpen);
        if (!isOpen) setTyped(null);
      }}
      items={shown}
      allowsEmptyCollection
      menuTrigger="focus"
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className="field__label">{label}</Label>
      {hint !== undefined && (
        <Text slot="description" className="field__hint">
          {hint}
        </Text>
      )}
      <span className="combo__in bx-choice">
        <IconSearch className="ic" aria-hidden />
        <Input className="input" placeholder={all === null ? 'Loading…' : 'Type a few letters'} spellCheck={false} />
        <Button className="bx-choice__b">
          <IconChevronDown className="ic" aria-hidden />
        </Button>
      </span>
      {error !== undefined && (
        <Text slot="errorMessage">
          <FieldError id={`${fieldId}-error`}>{error}</FieldError>
        </Text>
      )}
      <Popover className="bx-pop on-sheet">
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW_HEIGHT }}>
          <ListBox
            className="bx-list"
            renderEmptyState={() => (
              <p className="meta bx-none">{all === null ? 'Loading…' : `Nothing is called “${text.trim()}”.`}</p>
            )}
          >
            {(choice: (typeof shown)[number]) => (
              <ListBoxItem id={choice.id} textValue={choice.title} className="bx-row">
                <b>
                  <Found search={typed ?? ''}>{choice.title}</Found>
                </b>
                {choice.detail !== null && <span className="meta">{choice.detail}</span>}
              </ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
      </Popover>
    </ComboBox>
  );
}
