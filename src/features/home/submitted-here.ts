import { useEffect, useState } from 'react';

const NONE: ReadonlySet<number> = new Set();

const prefixOf = (userId: number, organisationId: number): string =>
  `waymark.outbox/${userId}/assessment/${organisationId}/`;

/** Whether anything of these assessments lies in the outbox; asked without the code that reads it. */
const isInOutbox = (prefix: string): boolean => {
  try {
    return Object.keys(window.localStorage).some((name) => name.startsWith(prefix));
  } catch {
    return false;
  }
};

/**
 * Ids of the assessments whose submission was confirmed on this device and that no server is known to have: nobody can
 * begin them now. Undefined while the outbox is read. `userId` is null while somebody views: the device answers for its
 * owner alone (P8).
 */
export const useSubmittedHere = (userId: number | null, organisationId: number): ReadonlySet<number> | undefined => {
  const prefix = userId === null ? null : prefixOf(userId, organisationId);
  const [read, setRead] = useState<{ readonly prefix: string; readonly ids: ReadonlySet<number> } | null>(null);
  useEffect(() => {
    if (prefix === null || userId === null || !isInOutbox(prefix)) return;
    const setIds = (ids: ReadonlySet<number>): void => setRead({ prefix, ids });
    let stop: () => void = () => undefined;
    let isGone = false;
    void Promise.all([import('#persistence/persistence.ts'), import('#persistence/outbox.ts')])
      .then(([{ browserOutbox }, { isUnsent }]) => {
        if (isGone) return;
        const outbox = browserOutbox();
        const readAll = (): void =>
          setIds(
            new Set(
              outbox
                .of(userId)
                .flatMap(({ kind, name, stage }) =>
                  kind === 'assessment' && name.startsWith(`${organisationId}/`) && isUnsent(stage)
                    ? [Number(name.split('/')[1])]
                    : [],
                ),
            ),
          );
        readAll();
        stop = outbox.subscribe(readAll);
      })
      // A part that did not come: home names the submission above all the same, or not at all.
      .catch(() => setIds(NONE));
    return () => {
      isGone = true;
      stop();
    };
  }, [prefix, userId, organisationId]);
  if (prefix === null) return NONE;
  if (read?.prefix === prefix) return read.ids;
  return isInOutbox(prefix) ? undefined : NONE;
};
