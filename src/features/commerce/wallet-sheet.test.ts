// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createPaymentProvider } from './payment-provider.ts';
import { createWalletSheet } from './wallet-sheet.ts';

const open = () => {
  const sheet = createWalletSheet();
  const paymentFailed = vi.fn<() => void>();
  const confirmed = vi.fn<() => void>();
  const confirm = (collect: () => Promise<string | null> = () => Promise.resolve(null)) =>
    sheet.confirmed({ paymentFailed }, collect).then(confirmed);
  return { sheet, paymentFailed, confirmed, confirm };
};

test('a confirmed sheet answers, and stays confirmed until its payment has ended', async () => {
  const { sheet, paymentFailed, confirmed, confirm } = open();
  const answer = sheet.answer();
  const over = confirm();
  expect(await answer).toEqual({ status: 'confirmed' });
  expect(confirmed).not.toHaveBeenCalled();
  sheet.end();
  await over;
  expect(paymentFailed).not.toHaveBeenCalled();
});

test('the data of the wallet is collected before anything else is waited for', async () => {
  const { sheet, confirm } = open();
  void sheet.answer();
  const collect = vi.fn<() => Promise<null>>(() => new Promise(() => undefined));
  void confirm(collect);
  expect(collect).toHaveBeenCalledOnce();
});

test('what cannot be collected is a refusal, which the sheet hears too', async () => {
  const { sheet, paymentFailed, confirm } = open();
  const answer = sheet.answer();
  await confirm(() => Promise.resolve('Your address is incomplete.'));
  expect(await answer).toEqual({ status: 'refused', message: 'Your address is incomplete.' });
  expect(paymentFailed).toHaveBeenCalledOnce();
});

test('a sheet that nobody waits for pays nothing', async () => {
  const { paymentFailed, confirm } = open();
  await confirm();
  expect(paymentFailed).toHaveBeenCalledOnce();
});

test('a sheet that was given up while its data was collected pays nothing', async () => {
  const { sheet, paymentFailed, confirm } = open();
  const answer = sheet.answer();
  await confirm(() => {
    sheet.dismissed();
    return Promise.resolve(null);
  });
  expect([await answer, paymentFailed.mock.calls.length]).toEqual([{ status: 'dismissed' }, 1]);
});

test('a charge that did not come about closes the sheet', async () => {
  const { sheet, paymentFailed, confirm } = open();
  void sheet.answer();
  const over = confirm();
  await vi.waitFor(() => expect(paymentFailed).not.toHaveBeenCalled());
  await Promise.resolve();
  sheet.fail();
  await over;
  expect(paymentFailed).toHaveBeenCalledOnce();
});

test('a second press answers the first one', async () => {
  const { sheet } = open();
  const first = sheet.answer();
  void sheet.answer();
  expect(await first).toEqual({ status: 'dismissed' });
});

test('a sheet that was put away after it was confirmed is not charged', async () => {
  const provider = createPaymentProvider();
  const answer = provider.awaitWallet();
  void provider.walletConfirmed({ paymentFailed: () => undefined });
  expect(await answer).toEqual({ status: 'confirmed' });
  provider.walletDismissed();
  expect(await provider.confirm('wallet', 'https://learn.example/payment/x')).toEqual({
    status: 'refused',
    message: 'The wallet was closed before the payment was made. Nothing has been taken, so you can try again.',
  });
});
