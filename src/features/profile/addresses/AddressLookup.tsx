import { IconPencil } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { addressQuery, foundAddressesQuery } from '#api/queries/addresses.queries.ts';
import type { Address } from '#contracts/addresses/address.schema.ts';
import { SEARCH_DEBOUNCE_MILLISECONDS } from '#contracts/constants.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Combobox, type ComboboxOption } from '#ui/inputs/combobox/Combobox.tsx';
import { useDebounced } from '#ui/lists/list/use-debounced.ts';
import { RetryLine } from '#ui/messages/retry/RetryLine.tsx';
import { foundMessage } from './address-messages.ts';

/** Fewer letters find half a country. */
const SHORTEST_SEARCH = 3;

export interface AddressLookupProps {
  /** Of its field. */
  readonly id: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onFound: (address: Address) => void;
  /** Leads to the fields. */
  readonly onType: () => void;
}

/** The parts of the address that was chosen; a later choice wins over an earlier one. */
const useChoice = (onFound: (address: Address) => void) => {
  const client = useApi();
  const queries = useQueryClient();
  const latest = useRef(0);
  const [choice, setChoice] = useState<{ readonly option: ComboboxOption; readonly hasFailed: boolean } | null>(null);
  const choose = async (option: ComboboxOption): Promise<void> => {
    latest.current += 1;
    const turn = latest.current;
    setChoice({ option, hasFailed: false });
    try {
      const address = await queries.fetchQuery(addressQuery(client, option.key));
      if (turn !== latest.current) return;
      setChoice(null);
      onFound(address);
    } catch {
      if (turn === latest.current) setChoice({ option, hasFailed: true });
    }
  };
  const forget = (): void => {
    latest.current += 1;
    setChoice(null);
  };
  return { choice, choose, forget };
};

/**
 * G-22: addresses are looked up while somebody types, half a second after the last letter; the last answer counts. What
 * is not found, or does not answer, is typed.
 */
export function AddressLookup({ id, search, onSearch, onFound, onType }: AddressLookupProps) {
  const client = useApi();
  const { choice, choose, forget } = useChoice(onFound);
  const typed = search.trim();
  const asked = useDebounced(typed, SEARCH_DEBOUNCE_MILLISECONDS);
  const isLongEnough = (text: string): boolean => text.length >= SHORTEST_SEARCH;
  const found = useQuery({
    ...foundAddressesQuery(client, asked),
    enabled: isLongEnough(asked),
    placeholderData: keepPreviousData,
  });
  const isSearching = isLongEnough(typed) && (asked !== typed || found.isFetching);
  const hits = isLongEnough(typed) && isLongEnough(asked) && !found.isError ? (found.data ?? []) : [];
  const isNothingFound = !isSearching && isLongEnough(typed) && found.isSuccess && hits.length === 0;
  const hasFailed = !isSearching && isLongEnough(typed) && found.isError;
  const status =
    choice?.hasFailed === false
      ? 'Loading the address'
      : isSearching
        ? 'Looking for addresses'
        : hits.length > 0
          ? foundMessage(hits.length)
          : '';

  return (
    <>
      <Combobox
        label="Postcode or street"
        hint="Four letters are enough."
        id={id}
        value={search}
        onChange={(text) => {
          forget();
          onSearch(text);
        }}
        options={hits.map(({ id, address }) => ({ key: id, text: address }))}
        search={asked}
        listLabel="Addresses found"
        isBusy={isSearching}
        onPick={(option) => void choose(option)}
        foot={
          isNothingFound || hasFailed || choice?.hasFailed ? undefined : (
            <Button variant="quiet" onClick={onType}>
              <IconPencil className="ic" aria-hidden />
              Type it in yourself
            </Button>
          )
        }
      />
      <p className={hits.length > 0 && !isSearching && choice === null ? 'vh' : 'meta addr__st'} role="status">
        {status}
      </p>
      {isNothingFound && (
        <div className="addr__none">
          <p role="status">
            <b>No address was found.</b> Look at the spelling, or type it in yourself. Addresses abroad are always
            typed.
          </p>
          <Button variant="secondary" onClick={onType}>
            <IconPencil className="ic" aria-hidden />
            Type it in yourself
          </Button>
        </div>
      )}
      {(hasFailed || choice?.hasFailed) && (
        <div className="addr__none">
          {choice?.hasFailed ? (
            <RetryLine
              onRetry={() => void choose(choice.option)}
            >{`${choice.option.text} could not be loaded.`}</RetryLine>
          ) : (
            <RetryLine onRetry={() => void found.refetch()}>The look-up does not answer.</RetryLine>
          )}
          <Button variant="secondary" onClick={onType}>
            <IconPencil className="ic" aria-hidden />
            Type it in yourself
          </Button>
        </div>
      )}
    </>
  );
}
