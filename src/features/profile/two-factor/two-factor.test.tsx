// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { keys } from '#api/queries/keys.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import {
  button,
  codeField,
  confirmPassword,
  enterCode,
  openTwoFactor,
  passwordField,
  reachCode,
  reachCodes,
  reachQr,
  downloaded,
  setUpTwoFactor,
  stepTitle,
} from './testing/open-two-factor.tsx';

setUpTwoFactor();

const isOn = ({ queries }: Awaited<ReturnType<typeof openTwoFactor>>): boolean | null | undefined =>
  queries.getQueryData<Profile>(keys.me())?.two_factor_confirmed;

const main = () => within(screen.getByRole('main'));

describe('setting two-factor up (G-12)', () => {
  test('from the password over the QR code and its digits to the recovery codes, one open step at a time', async () => {
    const opened = await openTwoFactor('setUp');
    const { user } = opened;
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Set up two-factor');
    expect(document.title).toBe('Set up two-factor · Brightwater Dental Academy');
    const field = await passwordField();
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    const username = field.closest('form')?.querySelector('input[autocomplete=username]');
    expect(username).toHaveValue(amaraOsei.email);
    await reachQr(opened);
    expect(await stepTitle('Scan this with your phone')).toHaveFocus();
    expect(screen.getByText('Password confirmed')).toBeInTheDocument();
    expect(isOn(opened)).not.toBe(true);
    await user.click(await button('I have added it'));
    const code = await codeField();
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await enterCode(opened);
    expect(await stepTitle('Keep your recovery codes')).toHaveFocus();
    await waitFor(() => expect(isOn(opened)).toBe(true));
    expect(screen.getAllByRole('listitem').filter((item) => /^\w{10}-\w{10}$/.test(item.textContent))).toHaveLength(8);
    await user.click(await screen.findByRole('checkbox'));
    await user.click(await button('Finish'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Two-factor is on');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Back to Security' })).toHaveAttribute('href', '/profile/security');
    expect(opened.failures).toEqual([]);
  });

  test('leads back to the page that led here (G-20)', async () => {
    const opened = await openTwoFactor('setUp', { back: '/assessments/7?step=2' });
    expect(await screen.findByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/assessments/7?step=2');
    await reachCodes(opened);
    await opened.user.click(await button('Copy'));
    await opened.user.click(await button('Finish'));
    expect(screen.getByRole('link', { name: 'Back to your assessment' })).toHaveAttribute(
      'href',
      '/assessments/7?step=2',
    );
  });

  test('shows the QR code as an image, the key in groups of four, and the link into an authenticator (G-17)', async () => {
    const opened = await openTwoFactor('setUp');
    await reachQr(opened);
    const image = screen.getByRole('img', { name: 'QR code that adds Waymark to your authenticator app' });
    expect(image.getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
    const link = screen.getByRole('link', { name: 'Open your authenticator' }).getAttribute('href') ?? '';
    const secret = new URL(link).searchParams.get('secret') ?? '';
    const shown = screen.getByRole('group', { name: 'Secret key' }).textContent;
    expect(shown.trim().split(/\s+/)).toEqual(secret.match(/.{1,4}/g));
    await opened.user.click(await button('Copy the key'));
    expect(await navigator.clipboard.readText()).toBe(secret);
    expect(screen.getByText('The key was copied.')).toBeInTheDocument();
    expect(main().getByRole('list', { name: 'Setting up two-factor' }).querySelector('svg path[d^="M0"]')).toBeNull();
  });

  test('a refused clipboard says so, of the key and of the codes', async () => {
    const opened = await openTwoFactor('setUp');
    await reachQr(opened);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await opened.user.click(await button('Copy the key'));
    expect(screen.getByText(/^Your browser blocked copying\. Select the key/)).toBeInTheDocument();
    await opened.user.click(await button('I have added it'));
    await enterCode(opened);
    await opened.user.click(await button('Copy'));
    expect(screen.getByText(/^Your browser blocked copying\. Download or print/)).toBeInTheDocument();
    expect(await button('Finish'), 'nothing was kept').toHaveAttribute('aria-disabled', 'true');
  });

  test('without the key the QR code stands alone with its link', async () => {
    const opened = await openTwoFactor('setUp');
    await opened.fault({ call: 'getSecretKey', status: 404, times: 'always' });
    await reachQr(opened);
    expect(screen.getByRole('img', { name: /^QR code/ })).toBeInTheDocument();
    // The link has it, too.
    expect(screen.getByText('Cannot scan?')).toBeInTheDocument();
    expect(opened.failures.filter(({ treatment }) => treatment === 'tray')).toEqual([]);
  });

  test('a QR code that the browser cannot draw leaves the key', async () => {
    const opened = await openTwoFactor('setUp');
    await reachQr(opened);
    screen.getByRole('img', { name: /^QR code/ }).dispatchEvent(new Event('error'));
    expect(await screen.findByText(/^The QR code cannot be shown here\./)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
    expect(screen.getByText('Cannot scan?')).toBeInTheDocument();
  });

  test('a page closed between QR code and code leaves it off, and begins again with the same secret (G-19)', async () => {
    const first = await openTwoFactor('setUp');
    await reachQr(first);
    const linkOf = () => screen.getByRole('link', { name: 'Open your authenticator' }).getAttribute('href');
    const before = linkOf();
    first.unmount();
    const again = await openTwoFactor('setUp', { door: first.door });
    expect(isOn(again)).not.toBe(true);
    await reachQr(again);
    expect(linkOf()).toBe(before);
    expect(screen.queryByText('This is a new QR code')).toBeNull();
  });

  test('the QR code is shown again from the code step, and its secret leaves the page with it', async () => {
    const opened = await openTwoFactor('setUp');
    await reachQr(opened);
    const secret = screen.getByRole('group', { name: 'Secret key' }).textContent;
    await opened.user.click(await button('I have added it'));
    await codeField();
    expect(document.body.innerHTML).not.toContain(secret.trim().split(' ').at(-1));
    await opened.user.click(await button('Show the QR code again'));
    expect(await screen.findByRole('group', { name: 'Secret key' })).toHaveTextContent(secret.trim());
  });

  test('a set-up that the server has lost is begun again, and said to be new', async () => {
    const opened = await openTwoFactor('setUp');
    await reachCode(opened);
    const rows = (await opened.door.demo.db.read(['users'])) as { users: readonly { id: number }[] };
    await opened.door.demo.db.replace({
      users: rows.users.map((row) => (row.id === amaraOsei.id ? { ...row, two_factor_pending: null } : row)),
    });
    await opened.user.click(await button('Show the QR code again'));
    expect(await screen.findByText('This is a new QR code')).toBeInTheDocument();
    expect(await opened.calls('enableTwoFactor')).toBe(2);
  });

  test('without recovery codes the step is left out (G-18)', async () => {
    const opened = await openTwoFactor('setUp');
    await opened.fault({ call: 'listRecoveryCodes', status: 404 });
    await reachCode(opened);
    await enterCode(opened);
    expect(await stepTitle('That is all')).toBeInTheDocument();
    await waitFor(() => expect(isOn(opened)).toBe(true));
  });

  test('a day between QR code and code: the password again, then the code where one stopped (G-16)', async () => {
    const opened = await openTwoFactor('setUp');
    await reachCode(opened);
    await opened.door.demo.clock.advance('1d');
    await enterCode(opened);
    expect(await stepTitle('Confirm your password again')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('What you added to your phone stays right.');
    expect(await passwordField()).toHaveFocus();
    await confirmPassword(opened);
    expect(await codeField()).toHaveValue('');
    await enterCode(opened);
    expect(await stepTitle('Keep your recovery codes')).toBeInTheDocument();
    expect(await opened.calls('enableTwoFactor')).toBe(1);
  });
});

describe('refusals', () => {
  test('a wrong password in the specification’s words, beside its field, which is empty and focused (G-14)', async () => {
    const opened = await openTwoFactor('setUp');
    await confirmPassword(opened, 'not my password');
    expect(await screen.findByText('Sorry, the password was incorrect. Please try again.')).toBeInTheDocument();
    const field = await passwordField();
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Sorry, the password was incorrect. Please try again.');
    await confirmPassword(opened);
    expect(await button('I have added it')).toBeInTheDocument();
  });

  test('a wrong password five times, and how long to wait', async () => {
    const opened = await openTwoFactor('setUp');
    for (let tries = 0; tries < 5; tries += 1) {
      await confirmPassword(opened, `wrong ${tries}`);
      await waitFor(async () => expect(await opened.calls('confirmPassword')).toBe(tries + 1));
      await waitFor(async () => expect(await passwordField()).toHaveValue(''));
    }
    await confirmPassword(opened);
    expect(await screen.findByText(/^That was tried too often\./)).toBeInTheDocument();
    expect(screen.getByText(/^You can try again in /)).toBeInTheDocument();
    expect(await passwordField(), 'what was typed is not lost').not.toHaveValue('');
  });

  test('an empty password and a short code are told before anything is sent', async () => {
    const opened = await openTwoFactor('setUp');
    await opened.user.click(await button('Continue'));
    expect(screen.getByText('Please complete this field')).toBeInTheDocument();
    expect(await opened.calls('confirmPassword')).toBe(0);
    await reachCode(opened);
    expect(screen.getByText('Six digits are missing')).toBeInTheDocument();
    await enterCode(opened, '418');
    expect(screen.getByText('3 more digits')).toBeInTheDocument();
    expect(screen.getByText('The code has 6 digits. This has 3.')).toBeInTheDocument();
    expect(await opened.calls('confirmTwoFactorSetup')).toBe(0);
  });

  test('letters are no code, and nothing is sent', async () => {
    const opened = await openTwoFactor('setUp');
    await reachCode(opened);
    await enterCode(opened, 'abcdef');
    expect(await codeField()).toHaveValue('');
    expect(await opened.calls('confirmTwoFactorSetup')).toBe(0);
  });

  test('a wrong code in the specification’s words, and two-factor stays off (G-15)', async () => {
    const opened = await openTwoFactor('setUp');
    await reachCode(opened);
    const right = await opened.door.demo.totp(amaraOsei.email);
    await enterCode(opened, String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
    expect(await screen.findByText('Sorry, the code was incorrect. Please try again.')).toBeInTheDocument();
    expect(await codeField()).toHaveValue('');
    expect(await codeField()).toHaveFocus();
    expect(screen.getByText(/Look at your phone’s clock/)).toBeInTheDocument();
    expect(isOn(opened)).not.toBe(true);
    await enterCode(opened);
    expect(await stepTitle('Keep your recovery codes')).toBeInTheDocument();
  });
});

describe('turning two-factor off (G-13)', () => {
  test('behind the password, and the profile knows at once (G-20)', async () => {
    const opened = await openTwoFactor('turnOff');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Turn off two-factor');
    expect(screen.getByText('View As closes. It needs two-factor')).toBeInTheDocument();
    await confirmPassword(opened);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Two-factor is off'));
    await waitFor(() => expect(isOn(opened)).toBe(false));
    expect(screen.getByRole('link', { name: 'Set up two-factor' })).toHaveAttribute(
      'href',
      '/profile/security/two-factor',
    );
  });

  test('a wrong password keeps it on', async () => {
    const opened = await openTwoFactor('turnOff');
    await confirmPassword(opened, 'not my password');
    expect(await screen.findByText('Sorry, the password was incorrect. Please try again.')).toBeInTheDocument();
    expect(await opened.calls('disableTwoFactor')).toBe(0);
    expect(screen.getByRole('link', { name: 'Keep it on' })).toHaveAttribute('href', '/profile/security');
  });

  test('an address that has nothing to do says so and leads on', async () => {
    const { unmount } = await openTwoFactor('turnOff', { email: amaraOsei.email });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Two-factor is off');
    unmount();
    await openTwoFactor('setUp', { email: tomWhitfield.email });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Two-factor is on');
    expect(screen.getByRole('link', { name: 'Turn it off' })).toHaveAttribute(
      'href',
      '/profile/security/two-factor/off',
    );
    expect(screen.getByRole('link', { name: 'Show recovery codes' })).toHaveAttribute(
      'href',
      '/profile/security/two-factor/codes',
    );
  });
});

describe('recovery codes (G-18)', () => {
  test('behind the password, with the way back', async () => {
    const opened = await openTwoFactor('codes');
    await confirmPassword(opened);
    expect(await stepTitle('Your recovery codes')).toBeInTheDocument();
    for (const code of tomWhitfield.two_factor_recovery_codes) expect(screen.getByText(code)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Security' })).toBeInTheDocument();
  });

  test('new ones are asked for twice, and have to be kept', async () => {
    const opened = await openTwoFactor('codes');
    await confirmPassword(opened);
    await opened.user.click(await button('Make new codes'));
    const question = await screen.findByRole('alertdialog', { name: 'Make new recovery codes?' });
    await opened.user.click(within(question).getByRole('button', { name: 'Keep these' }));
    expect(await opened.calls('replaceRecoveryCodes')).toBe(0);
    await opened.user.click(await button('Make new codes'));
    await opened.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make new codes' }),
    );
    expect(await stepTitle('Keep your new recovery codes')).toBeInTheDocument();
    for (const code of tomWhitfield.two_factor_recovery_codes) expect(screen.queryByText(code)).toBeNull();
    expect(await button('Finish')).toHaveAttribute('aria-disabled', 'true');
    await opened.user.click(await button('Print'));
    await opened.user.click(await button('Finish'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your new recovery codes count');
    expect(await opened.calls('replaceRecoveryCodes')).toBe(1);
  });

  test('they are copied, downloaded as a text file and printed, each of which opens Finish', async () => {
    const opened = await openTwoFactor('setUp');
    await reachCodes(opened);
    expect(await button('Finish')).toHaveAttribute('aria-disabled', 'true');
    await opened.user.click(await button('Download'));
    const blob = downloaded();
    const codes = screen.getAllByText(/^\w{10}-\w{10}$/).map(({ textContent }) => textContent);
    expect(await blob.text()).toContain(codes.join('\n'));
    expect(blob.type).toBe('text/plain');
    expect(await button('Finish')).not.toHaveAttribute('aria-disabled', 'true');
    await opened.user.click(await button('Copy'));
    expect(await navigator.clipboard.readText()).toContain(codes.join('\n'));
    await opened.user.click(await button('Print'));
    expect(window.print).toHaveBeenCalledOnce();
  });

  test('an API without them says so', async () => {
    const opened = await openTwoFactor('codes');
    await opened.fault({ call: 'listRecoveryCodes', status: 404 });
    await confirmPassword(opened);
    expect(await screen.findByText(/^This portal has no recovery codes/)).toBeInTheDocument();
  });
});

describe('another tab', () => {
  const turn = async (opened: Awaited<ReturnType<typeof openTwoFactor>>, on: boolean): Promise<void> => {
    opened.queries.setQueryData<Profile>(keys.me(), (profile) => profile && { ...profile, two_factor_confirmed: on });
  };

  test.each(['password', 'qr', 'code'] as const)('turned it on while the step "%s" was open', async (step) => {
    const opened = await openTwoFactor('setUp');
    if (step === 'qr') await reachQr(opened);
    if (step === 'code') await reachCode(opened);
    await turn(opened, true);
    expect(await screen.findByText('It was turned on in another tab, or on another device.')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Secret key' })).toBeNull();
  });

  test('turned it off while the recovery codes stood; it can be begun again here', async () => {
    const opened = await openTwoFactor('setUp');
    await reachCodes(opened);
    await turn(opened, false);
    expect(await screen.findByText('It was turned off in another tab, or on another device.')).toBeInTheDocument();
    await opened.user.click(await button('Set up two-factor'));
    expect(await passwordField()).toBeInTheDocument();
  });
});
