import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { ApiContext } from '#api/api-context.ts';
import { testClient } from '#api/testing/test-client.ts';
import { personOf } from '#api/viewing.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import type { HumanCheck, HumanCheckState } from '../human-check/human-check.ts';
import { RegistrationPage } from '../RegistrationPage.tsx';

export const PASSWORD = 'a password of mine';
export const JONAH = { first: 'Jonah', last: 'Petrie', email: 'jonah.petrie@demo.example' } as const;

/** Cleans up around each test of the page. */
export const setUpRegistration = (): void => {
  beforeEach(() => {
    sessionStorage.clear();
    // jsdom has none; the theme asks for it.
    window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
  });
  afterEach(cleanup);
};

/** A check that passes at once, and whose state a test may set by hand. */
export const checkByHand = () => {
  let tell: (state: HumanCheckState) => void = () => undefined;
  const check: HumanCheck = {
    mount: (_, told) => {
      tell = told;
      return {
        start: () => told({ status: 'passed', token: 'passed-by-hand' }),
        reset: () => told({ status: 'waiting' }),
        unmount: () => undefined,
      };
    },
  };
  return { check, become: (state: HumanCheckState) => tell(state) };
};

export interface OpenedRegistration {
  readonly door: InProcess;
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly onLeave: ReturnType<typeof vi.fn<() => void>>;
  readonly onArrive: ReturnType<typeof vi.fn<(organisationId: number | null) => void>>;
  readonly onSession: ReturnType<typeof vi.fn<() => void>>;
  readonly onSessionOver: ReturnType<typeof vi.fn<() => void>>;
  readonly human: ReturnType<typeof checkByHand>;
  readonly unmount: () => void;
}

export interface OpenRegistrationOptions {
  readonly path?: string;
  readonly groupIntent?: string | null;
  /** Who is signed in. */
  readonly as?: string;
  readonly door?: InProcess;
  readonly scenario?: string;
}

/** Opens the page of registration before a fake backend of its own. */
export const openRegistration = async ({
  path = 'harbour',
  groupIntent = null,
  as,
  door = createInProcess(),
  scenario,
}: OpenRegistrationOptions = {}): Promise<OpenedRegistration> => {
  if (scenario !== undefined) await door.demo.scenario(scenario);
  if (as !== undefined) await door.demo.as(as);
  let here: Profile | undefined;
  const client = testClient(door, { person: () => personOf(here) });
  const profile = as === undefined && scenario === undefined ? null : await client.fetch(getMe, {}).catch(() => null);
  here = profile ?? undefined;
  const opened = {
    door,
    user: userEvent.setup(),
    onLeave: vi.fn<() => void>(),
    onArrive: vi.fn<(organisationId: number | null) => void>(),
    onSession: vi.fn<() => void>(),
    onSessionOver: vi.fn<() => void>(),
    human: checkByHand(),
  };
  const { unmount } = render(
    <ApiContext value={client}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RegistrationPage
          {...opened}
          productName="Waymark"
          path={path}
          profile={profile}
          groupIntent={groupIntent}
          check={opened.human.check}
          hasIdempotencyKeys
          signInHref={`/login?d=/register/${path}`}
          onSignOut={() => undefined}
        />
      </QueryClientProvider>
    </ApiContext>,
  );
  return { ...opened, unmount };
};

export const submitButton = (name: 'Register' | 'Join' = 'Register') => screen.findByRole('button', { name });

/** Types what a stranger has to. */
export const fillIn = async (
  { user }: OpenedRegistration,
  changes: { readonly email?: string } = {},
): Promise<void> => {
  const person = { ...JONAH, ...changes };
  await user.type(await screen.findByLabelText('First name'), person.first);
  await user.type(screen.getByLabelText('Last name'), person.last);
  await user.type(screen.getByLabelText('Email address'), person.email);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
};

/** Chooses and ticks what everybody has to in Harbour. */
export const choose = async ({ user }: OpenedRegistration): Promise<void> => {
  await user.click(await screen.findByRole('radio', { name: /Radio watch/ }));
  await user.type(screen.getByLabelText('Emergency contact'), 'Ada Petrie, 0113 496 0133');
  await user.click(screen.getByRole('checkbox', { name: 'Are you human?' }));
  await user.click(screen.getByRole('checkbox', { name: /I agree to the Terms/ }));
};
