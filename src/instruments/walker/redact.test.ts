import { describe, expect, it } from 'vitest';
import { fieldsOf, payloadOf } from './payload.ts';
import { createHider, createRedactor, HIDDEN } from './redact.ts';

describe('what is shown of a value', () => {
  const { redact, redactEvent } = createRedactor();

  it.each([
    'password',
    'password_confirmation',
    'code',
    'recovery_codes',
    'token',
    'XSRF-TOKEN',
    'clientSecret',
    'cvc',
    'card_number',
    'otpauth',
    'secretKey',
    'svg',
  ])('hides what stands under "%s"', (key) => {
    expect(JSON.stringify(redact({ [key]: 'hush-hush' }))).toBe(JSON.stringify({ [key]: HIDDEN }));
  });

  it('leaves what only sounds like it: a mark to pass, refusals that are counted, whose code is due', () => {
    const plain = {
      pass_mark: 70,
      passed: true,
      codesRefused: 2,
      codeDueFor: 'tom.whitfield@demo.example',
      tokenised: null,
    };
    expect(redact(plain)).toEqual(plain);
  });

  it('hides a secret wherever it comes up again', () => {
    const all = createRedactor();
    all.redact({ attempt: { password: 'correct-horse' } });
    expect(
      JSON.stringify(
        all.redact({ problem: { message: 'The password correct-horse is wrong.' }, typed: ['correct-horse'] }),
      ),
    ).not.toContain('correct-horse');
  });

  it('hides the whole payload of an event that is about a secret', () => {
    expect(redactEvent({ type: 'code.submitted', typed: '123 456' } as { type: string })).toEqual({
      type: 'code.submitted',
      typed: HIDDEN,
    });
    expect(redact({ later: 'it was 123 456' })).toEqual({ later: `it was ${HIDDEN}` });
  });

  it('hides numbers that a card could have', () => {
    expect(redact({ note: 'paid with 4242 4242 4242 4242' })).toEqual({ note: `paid with ${HIDDEN}` });
  });

  it('hides the secret of an authenticator and recovery codes under any key, and in lists (L15, L17)', () => {
    const link = 'otpauth://totp/Waymark:amara?secret=GW63BBS5WSAY67SC&issuer=Waymark';
    const shown = JSON.stringify(
      redact({
        url: link,
        picture: `data:image/svg+xml;charset=utf-8,${encodeURIComponent('<svg><path d="M1 1"/></svg>')}`,
        answer: ['x7Kd92mQpA-Lz03nVbRtE', 'H4vTq8WcYs-9JfB2kMxPd'],
        note: `scan <svg viewBox="0 0 9 9"><path d="M2 2"/></svg> or open ${link}`,
      }),
    );
    for (const secret of ['GW63BBS5', 'totp', 'M1', 'M2', 'x7Kd92mQpA', '9JfB2kMxPd'])
      expect(shown).not.toContain(secret);
    expect(shown).toContain(`scan ${HIDDEN} or open ${HIDDEN}`);
    expect(redact({ note: 'self-assessment-of-skills, 10:30-11:45' })).toEqual({
      note: 'self-assessment-of-skills, 10:30-11:45',
    });
  });

  it('hides them in what a journal notes of a page, too', () => {
    const { hide } = createHider();
    expect(hide('The codes x7Kd92mQpA-Lz03nVbRtE and H4vTq8WcYs-9JfB2kMxPd were copied.')).toBe(
      `The codes ${HIDDEN} and ${HIDDEN} were copied.`,
    );
    expect(hide('Open otpauth://totp/Waymark?secret=GW63BBS5')).toBe(`Open ${HIDDEN}`);
  });

  it('copies files, errors, circles and long lists for the screen', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(JSON.stringify(redact(circle)).length).toBeLessThan(300);
    expect(redact({ file: new File(['four'], 'log.pdf') })).toEqual({ file: '[file log.pdf, 4 bytes]' });
    expect(redact({ error: new Error('it broke') })).toEqual({ error: '[error] it broke' });
    expect((redact(Array.from({ length: 60 }, (_, nth) => nth)) as unknown[]).at(-1)).toBe('and 20 more');
  });
});

describe('a payload as fields', () => {
  const redactor = createRedactor();
  const sample = {
    type: 'submitted',
    email: 'a@b.example',
    password: 'correct-horse',
    attempts: 2,
    isWhole: true,
    link: { token: 'sign-in-token', to: '/home' },
  };
  const fields = fieldsOf(sample, redactor);

  it('has one for each part, filled in; a secret is typed as one, and hidden in JSON', () => {
    expect(fields.map(({ key, kind }) => [key, kind])).toEqual([
      ['email', 'text'],
      ['password', 'secret'],
      ['attempts', 'number'],
      ['isWhole', 'boolean'],
      ['link', 'json'],
    ]);
    expect(JSON.stringify(fields.at(-1))).not.toContain('sign-in-token');
  });

  it('is the same event when nothing was changed, secrets included', () => {
    expect(payloadOf(sample, fields)).toEqual({ event: sample, errors: null });
  });

  it('says beside the field what is no number and what is no JSON', () => {
    const typed = fields.map((field) =>
      field.key === 'attempts' ? { ...field, value: 'two' } : field.key === 'link' ? { ...field, value: '{' } : field,
    );
    expect(payloadOf(sample, typed).errors).toEqual({
      attempts: 'This is not a number.',
      link: 'This is not JSON. Texts and keys stand in double quotes.',
    });
  });
});
