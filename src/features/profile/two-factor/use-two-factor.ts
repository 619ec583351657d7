import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useApi } from '#api/api-context.ts';
import { watched } from '#current/actor-log.ts';
import { twoFactorMachine } from '#machines/profile/two-factor.machine.ts';
import type { TwoFactorInput } from '#machines/profile/two-factor.setup.ts';
import { createSecretsOnScreen } from './secrets-on-screen.ts';
import { twoFactorImplementations } from './two-factor.actors.ts';

/** The chart of two-factor with the effects that it was promised, the profile's flag, and what stands on the screen. */
export const useTwoFactor = ({ purpose, isOn }: TwoFactorInput) => {
  const client = useApi();
  const queries = useQueryClient();
  const [{ machine, secrets }] = useState(() => {
    const created = createSecretsOnScreen();
    return {
      secrets: created,
      machine: twoFactorMachine.provide(
        twoFactorImplementations({
          client,
          queries,
          secrets: created,
          reportUnexpectedError: (error) => globalThis.reportError(error),
        }),
      ),
    };
  });
  const [snapshot, send] = useMachine(machine, watched({ input: { purpose, isOn } }));
  useEffect(() => send({ type: 'flag.changed', isOn }), [send, isOn]);
  return { snapshot, send, shown: useSyncExternalStore(secrets.subscribe, secrets.current) };
};

export type TwoFactorFlow = ReturnType<typeof useTwoFactor>;
export type TwoFactorState = SnapshotFrom<typeof twoFactorMachine>;
