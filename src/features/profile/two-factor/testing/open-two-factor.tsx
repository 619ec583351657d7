import { useQuery } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { useApi } from '#api/api-context.ts';
import { meQuery } from '#api/queries/profile.queries.ts';
import { openPage, type Opened, type Person } from '#api/testing/open-page.tsx';
import type { Fault } from '#contracts/demo.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import type { TwoFactorPurpose } from '#machines/profile/two-factor.setup.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { TwoFactorPage } from '../TwoFactorPage.tsx';

/** Everybody's of the demo. */
export const PASSWORD = 'waymark-demo';

/** The page with the profile of the cache, as the shell hands it down. */
function LivePage({ profile, organisation, purpose, back }: Person & { purpose: TwoFactorPurpose; back: string }) {
  const { data } = useQuery({ ...meQuery(useApi()), initialData: profile });
  return <TwoFactorPage purpose={purpose} profile={data} organisation={organisation} now={Date.now} back={back} />;
}

export interface OpenedTwoFactor extends Opened {
  readonly door: InProcess;
  readonly user: UserEvent;
  /** Arms these faults and no others. */
  readonly fault: (...faults: readonly Fault[]) => Promise<void>;
  /** How often a call reached the backend. */
  readonly calls: (name: string) => Promise<number>;
}

let lastDownload: Blob | null = null;

/** What was downloaded last. Throws where nothing was. */
export const downloaded = (): Blob => {
  if (lastDownload === null) throw new Error('Nothing was downloaded.');
  return lastDownload;
};

/** Each test has a clipboard that takes everything, a printer, and downloads that go nowhere. */
export const setUpTwoFactor = (): void => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('print', vi.fn<() => void>());
    lastDownload = null;
    URL.createObjectURL = (blob) => {
      lastDownload = blob as Blob;
      return 'blob:recovery-codes';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
};

/** Opens an address of two-factor as Amara, who has it off, or as Tom, who has it on. */
export const openTwoFactor = async (
  purpose: TwoFactorPurpose,
  {
    email,
    back = '/profile/security',
    door = createInProcess(),
  }: { email?: string; back?: string; door?: InProcess } = {},
): Promise<OpenedTwoFactor> => {
  await door.demo.as(email ?? (purpose === 'setUp' ? amaraOsei.email : tomWhitfield.email));
  const user = userEvent.setup();
  const opened = await openPage(door, (person) => <LivePage {...person} purpose={purpose} back={back} />);
  return {
    ...opened,
    door,
    user,
    fault: (...faults) => door.demo.faults.set(faults),
    calls: async (name) => (await door.demo.log()).filter(({ call }) => call === name).length,
  };
};

/** Parts of the page. */
export const passwordField = () => screen.findByLabelText('Password');
export const codeField = () => screen.findByLabelText('Six-digit code');
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const stepTitle = (name: string) => screen.findByRole('heading', { level: 2, name });

/** Types the password and sends it. */
export const confirmPassword = async ({ user }: Pick<OpenedTwoFactor, 'user'>, password = PASSWORD): Promise<void> => {
  await user.type(await passwordField(), password);
  await user.keyboard('{Enter}');
};

/** From the beginning to the QR code. */
export const reachQr = async (opened: OpenedTwoFactor): Promise<void> => {
  await confirmPassword(opened);
  await button('I have added it');
};

/** From the beginning to the six digits. */
export const reachCode = async (opened: OpenedTwoFactor): Promise<void> => {
  await reachQr(opened);
  await opened.user.click(await button('I have added it'));
  await codeField();
};

/** Types a code and sends it; the authenticator's own unless said. */
export const enterCode = async ({ user, door, profile }: OpenedTwoFactor, code?: string): Promise<void> => {
  await user.type(await codeField(), code ?? (await door.demo.totp(profile.email)));
  await user.keyboard('{Enter}');
};

/** From the beginning to the recovery codes. */
export const reachCodes = async (opened: OpenedTwoFactor): Promise<void> => {
  await reachCode(opened);
  await enterCode(opened);
  await button(/^Finish/);
};
