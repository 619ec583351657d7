import { expect, test } from 'vitest';
import { createTokenWatch } from './token-watch.ts';

const watch = () => {
  let token: string | null = 'first';
  const watched = createTokenWatch(() => token);
  return { ...watched, become: (next: string | null) => void (token = next) };
};

test('before the first reply nothing is in doubt', () => {
  const { become, beforeCall, isInDoubt } = watch();
  become('another');
  beforeCall();
  expect(isInDoubt()).toBe(false);
});

test('a token that changes with a reply to this page is this page’s own', () => {
  const { become, beforeCall, afterReply, isInDoubt } = watch();
  afterReply();
  beforeCall();
  become('second');
  afterReply();
  expect(isInDoubt()).toBe(false);
});

test('a token that changes without one leaves the page in doubt, also after a reply in the other name', () => {
  const { become, beforeCall, afterReply, isInDoubt } = watch();
  afterReply();
  become('somebody else’s');
  beforeCall();
  afterReply();
  expect(isInDoubt()).toBe(true);
});

test('it is trusted again once the server has said who is here', () => {
  const { become, afterReply, trust, isInDoubt } = watch();
  afterReply();
  become('second');
  expect(isInDoubt()).toBe(true);
  trust();
  expect(isInDoubt()).toBe(false);
});
