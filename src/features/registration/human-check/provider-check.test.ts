// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mountCheck, recaptchaStandIn, settle, turnstileStandIn } from './testing/stand-in-providers.ts';

const scripts = (): readonly HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe.each([
  ['Turnstile', turnstileStandIn],
  ['reCAPTCHA', recaptchaStandIn],
])('%s', (_, createStandIn) => {
  const open = () => {
    const standIn = createStandIn();
    standIn.take();
    const check = mountCheck(standIn.create());
    /** The script comes, with what it brings. */
    const arrive = async (refuses = false): Promise<void> => {
      standIn.bring(refuses);
      scripts().at(-1)?.dispatchEvent(new Event('load'));
      await settle();
    };
    const looking = async () => {
      check.start();
      await arrive();
    };
    return { standIn, check, arrive, looking };
  };

  test('asks the provider for nothing before the first tick, then for its script once (S-14)', async () => {
    const { standIn, check, arrive } = open();
    expect(scripts()).toEqual([]);
    check.start();
    check.start();
    check.reset();
    check.start();
    expect(scripts().map(({ src }) => src)).toEqual([standIn.script]);
    await arrive();
    expect(standIn.executed()).toBe(1);
    expect(standIn.options()).toMatchObject({ sitekey: 'key-of-the-site' });
  });

  test('passes with the token, once', async () => {
    const { standIn, check, looking } = open();
    await looking();
    standIn.pass('token-7');
    standIn.pass('token-8');
    expect(check.told).toEqual([{ status: 'looking' }, { status: 'passed', token: 'token-7' }]);
  });

  test('a token that grew old is expired, and the next tick asks the same widget again', async () => {
    const { standIn, check, looking } = open();
    await looking();
    standIn.pass();
    standIn.expire();
    expect(check.last()).toEqual({ status: 'expired' });
    check.start();
    await settle();
    expect([standIn.reset(), standIn.executed()]).toEqual([1, 2]);
    standIn.pass('token-2');
    expect(check.last()).toEqual({ status: 'passed', token: 'token-2' });
  });

  test('an error of the widget and a key that it refuses are a refusal, an empty token too', async () => {
    const error = open();
    await error.looking();
    error.standIn.fail();
    expect(error.check.last()).toEqual({ status: 'failed', reason: 'refused' });

    const key = open();
    key.check.start();
    await key.arrive(true);
    expect(key.check.last()).toEqual({ status: 'failed', reason: 'refused' });

    const empty = open();
    await empty.looking();
    empty.standIn.pass('');
    expect(empty.check.last()).toEqual({ status: 'failed', reason: 'refused' });
  });

  test('a script that is blocked is unreachable, and asked for again with the next tick', async () => {
    const { standIn, check, arrive } = open();
    check.start();
    scripts()[0]?.dispatchEvent(new Event('error'));
    await settle();
    expect(check.last()).toEqual({ status: 'failed', reason: 'unreachable' });
    expect(scripts()).toEqual([]);
    check.start();
    await arrive();
    standIn.pass();
    expect(check.last()).toEqual({ status: 'passed', token: 'token-1' });
  });

  test('a script that never comes, or brings nothing, is unreachable', async () => {
    const { check } = open();
    check.start();
    await vi.runOnlyPendingTimersAsync();
    expect(check.last()).toEqual({ status: 'failed', reason: 'unreachable' });

    const empty = open();
    empty.check.start();
    scripts().at(-1)?.dispatchEvent(new Event('load'));
    await settle();
    expect(empty.check.last()).toEqual({ status: 'failed', reason: 'unreachable' });
  });

  test('an address that the page’s policy refuses is unreachable, not an uncaught error', async () => {
    const { check } = open();
    const src = vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
      throw new TypeError('Refused to load a script');
    });
    check.start();
    await settle();
    src.mockRestore();
    expect(check.last()).toEqual({ status: 'failed', reason: 'unreachable' });
  });

  test('a question that nobody answers and the provider forgets is expired after three minutes', async () => {
    const { check, looking } = open();
    await looking();
    await vi.advanceTimersByTimeAsync(179_999);
    expect(check.last()).toEqual({ status: 'looking' });
    await vi.advanceTimersByTimeAsync(1);
    expect(check.last()).toEqual({ status: 'expired' });
  });

  test('what comes after a reset or after the end is told to nobody', async () => {
    const { standIn, check, looking } = open();
    await looking();
    check.reset();
    standIn.pass();
    standIn.fail();
    expect(check.statuses()).toEqual(['looking', 'waiting']);
    check.start();
    await settle();
    check.unmount();
    standIn.pass();
    standIn.expire();
    await vi.runAllTimersAsync();
    expect(check.statuses()).toEqual(['looking', 'waiting', 'looking']);
    expect(check.container.childElementCount).toBe(0);
  });

  test('ended while its script is on the way, it draws nothing', async () => {
    const { standIn, check, arrive } = open();
    check.start();
    check.unmount();
    await arrive();
    expect(standIn.executed()).toBe(0);
    expect(check.container.childElementCount).toBe(0);
    expect(check.statuses()).toEqual(['looking']);
  });

  test('draws itself light or dark, as the page is', async () => {
    const { standIn, check, looking } = open();
    check.container.style.colorScheme = 'dark';
    await looking();
    expect(standIn.options()).toMatchObject({ theme: 'dark' });
  });
});

test.each([
  [299, 'compact'],
  [300, 'flexible'],
] as const)(
  'Turnstile shows itself only where it has to ask, and waits for the tick; in %i px it is %s',
  async (width, size) => {
    const standIn = turnstileStandIn();
    standIn.take();
    const check = mountCheck(standIn.create());
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
    check.start();
    standIn.bring();
    scripts().at(-1)?.dispatchEvent(new Event('load'));
    await settle();
    expect(standIn.options()).toMatchObject({
      execution: 'execute',
      appearance: 'interaction-only',
      retry: 'never',
      size,
    });
  },
);
