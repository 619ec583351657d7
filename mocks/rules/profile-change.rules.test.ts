import { describe, expect, test } from 'vitest';
import { amaraOsei, lukeFenwick, sofiaLindqvist, tomWhitfield } from '#fixtures/people.ts';
import { ownProfile, profileOf, refusing } from '../testing/own-profile.ts';
import type { Visit } from '../testing/visit.ts';

const SAVE = 'me/profile?organisation_id=1';

const pictureOf = (beginning: readonly number[], size = 100) => {
  const content = new Uint8Array(size);
  content.set(beginning);
  return content;
};
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const upload = async (visitor: Pick<Visit, 'upload'>, name = 'me.png', content = pictureOf(PNG), type = 'avatar') =>
  ((await visitor.upload(name, content, type)).body as { id: number }).id;

describe('X-048: names and address', () => {
  test('the reply is the profile as `me` tells it, and other people see the new name', async () => {
    const visitor = await ownProfile();
    const reply = await visitor.save({ first_name: 'Amara-Lou', email: 'amara.lou@demo.example' });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(await profileOf(visitor));
    expect(reply.body).toMatchObject({ name: 'Amara-Lou Osei', email: 'amara.lou@demo.example' });
  });

  test('what was not changed changes nothing, whatever its fields are', async () => {
    for (const { email } of [amaraOsei, tomWhitfield, sofiaLindqvist]) {
      const visitor = await ownProfile(email);
      expect((await visitor.save({})).body).toEqual(visitor.before);
    }
    const visitor = await ownProfile(lukeFenwick.email);
    expect((await visitor.save({}, 'me/profile?organisation_id=12')).body).toEqual(visitor.before);
  });

  test.each(['nowhere', 'two@at@signs', 'a space@demo.example', '@demo.example', 'amara@', 'amara@demo..example'])(
    '%s is no address',
    async (email) => {
      expect(await (await ownProfile()).save({ email })).toMatchObject(
        refusing('email', 'The email field must be a valid email address.'),
      );
    },
  );

  test('an address is taken whatever its letters’ size, and one’s own is not', async () => {
    const visitor = await ownProfile();
    expect(await visitor.save({ email: 'TOM.Whitfield@demo.example' })).toMatchObject(
      refusing('email', 'The email has already been taken.'),
    );
    expect((await visitor.save({ email: 'Amara.Osei@demo.example' })).status).toBe(200);
  });

  test('L24: names are trimmed, and one of blanks is none', async () => {
    const visitor = await ownProfile();
    expect((await visitor.save({ last_name: '  Osei-Bramley ' })).body).toMatchObject({ last_name: 'Osei-Bramley' });
    expect(await visitor.save({ first_name: '  ' })).toMatchObject(
      refusing('first_name', 'The first name field is required.'),
    );
    expect((await visitor.save({ first_name: 'é'.repeat(50) })).status).toBe(200);
    expect((await visitor.save({ first_name: 'é'.repeat(51) })).status).toBe(422);
  });

  test('where anything is refused nothing is saved', async () => {
    const visitor = await ownProfile();
    const reply = await visitor.save({ first_name: 'Amara-Lou', email: tomWhitfield.email, avatar_id: 424_242 });
    expect(reply.body).toMatchObject({
      message: 'The email has already been taken. (and 1 more error)',
      errors: { email: [expect.any(String)], avatar_id: ['The selected avatar is invalid.'] },
    });
    expect(await profileOf(visitor)).toEqual(visitor.before);
  });

  test('G-07: a POST is heard as well, with and without an override', async () => {
    const { whole, ...visitor } = await ownProfile();
    const change = { ...whole, first_name: 'Amara-Lou' };
    expect((await visitor.post(SAVE, change)).status).toBe(200);
    expect((await visitor.post(SAVE, { ...change, _method: 'PUT' })).status).toBe(200);
    expect((await visitor.post(SAVE, change, { 'x-http-method-override': 'PUT' })).status).toBe(200);
  });

  test('another organisation’s profile is not found, and nothing is open while viewing', async () => {
    const visitor = await ownProfile();
    expect((await visitor.save({}, 'me/profile?organisation_id=12')).status).toBe(404);
    const viewer = await ownProfile(sofiaLindqvist.email);
    await viewer.post('impersonate?organisation_id=1', { email: amaraOsei.email });
    expect((await viewer.save({})).status).toBe(403);
  });
});

describe('G-05, K-02: the picture', () => {
  test.each([
    ['jpg', [0xff, 0xd8, 0xff, 0xe0]],
    ['jpeg', [0xff, 0xd8, 0xff, 0xe1]],
    ['GIF', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
    ['png', PNG],
  ])('a %s is uploaded, and shown once it is saved', async (extension, beginning) => {
    const visitor = await ownProfile();
    const avatar_id = await upload(visitor, `me.${extension}`, pictureOf(beginning));
    expect((await visitor.save({ avatar_id })).body).toMatchObject({ avatar_id });
    const address = `users/${amaraOsei.id}/avatar`;
    expect((await visitor.fetch(`${address}?avatar_id=${avatar_id}`)).status).toBe(200);
    expect((await visitor.fetch(`${address}?avatar_id=${amaraOsei.avatar_id}`)).status).toBe(404);
    expect((await visitor.fetch(address)).status).toBe(200);
  });

  test('taken away there is none', async () => {
    const visitor = await ownProfile();
    expect((await visitor.save({ avatar_id: null })).body).toMatchObject({ avatar_id: null });
    expect((await visitor.fetch(`users/${amaraOsei.id}/avatar`)).status).toBe(404);
  });

  test.each([
    ['an SVG that is named a picture', 'me.png', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a HEIC', 'me.heic', pictureOf([0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63])],
    ['a picture that is named otherwise', 'me.svg', pictureOf(PNG)],
  ])('%s is not uploaded', async (_, name, content) => {
    expect(await (await ownProfile()).upload(name, content, 'avatar')).toMatchObject(
      refusing('file', 'The file field must be a file of type: jpg, jpeg, gif, png.'),
    );
  });

  test('1 MB is uploaded, and a byte more is not', async () => {
    const visitor = await ownProfile();
    const megabyte = 1024 * 1024;
    expect((await visitor.upload('me.png', pictureOf(PNG, megabyte), 'avatar')).status).toBe(201);
    expect(await visitor.upload('me.png', pictureOf(PNG, megabyte + 1), 'avatar')).toMatchObject(
      refusing('file', 'The file field must not be greater than 1024 kilobytes.'),
    );
  });

  test('0330: no rule asks for the sides of a picture', async () => {
    const visitor = await ownProfile();
    const line = pictureOf(PNG);
    line.set([0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x2e, 0xe0, 0, 0, 0, 1], 8);
    expect((await visitor.upload('line.png', line, 'avatar')).status).toBe(201);
  });

  test('neither somebody else’s picture nor a file of another type becomes one’s own', async () => {
    const visitor = await ownProfile();
    const answer = await upload(visitor, 'answer.png', pictureOf(PNG), 'assessment_answer');
    const tom = visitor.anotherVisitor();
    await tom.demo.as(tomWhitfield.email);
    const toms = await upload(tom);
    for (const avatar_id of [answer, toms, 424_242])
      expect(await visitor.save({ avatar_id })).toMatchObject(refusing('avatar_id', 'The selected avatar is invalid.'));
  });
});

describe('X-049: the password', () => {
  const change = {
    password_current: amaraOsei.password,
    password: 'three-words-that-last',
    password_confirmation: 'three-words-that-last',
  };

  test('the new one signs in, the former one does not, and whoever is signed in stays so', async () => {
    const visitor = await ownProfile();
    const elsewhere = visitor.anotherVisitor();
    await elsewhere.get('sanctum/csrf-cookie');
    await elsewhere.post('login', { email: amaraOsei.email, password: amaraOsei.password });
    expect((await visitor.put('me/password', change)).status).toBe(200);
    expect((await visitor.get('me')).status).toBe(200);
    expect((await elsewhere.get('me')).status).toBe(200);
    const later = visitor.anotherVisitor();
    await later.get('sanctum/csrf-cookie');
    expect((await later.post('login', { email: amaraOsei.email, password: amaraOsei.password })).status).toBe(422);
    expect((await later.post('login', { email: amaraOsei.email, password: change.password })).status).toBe(200);
  });

  test('G-11: a POST is heard as well', async () => {
    expect((await (await ownProfile()).post('me/password', change)).status).toBe(200);
  });

  test('everything that is wrong is said at once', async () => {
    expect(
      await (
        await ownProfile()
      ).put('me/password', {
        password_current: 'wrong',
        password: 'short',
        password_confirmation: 'shorter',
      }),
    ).toMatchObject({
      status: 422,
      body: {
        errors: {
          password_current: ['The password is incorrect.'],
          password: [
            'The password field confirmation does not match.',
            'The password field must be at least 8 characters.',
          ],
        },
      },
    });
  });

  test('L24: a password is not trimmed', async () => {
    const visitor = await ownProfile();
    const blank = '  three words  ';
    expect(
      (await visitor.put('me/password', { ...change, password: blank, password_confirmation: blank })).status,
    ).toBe(200);
    expect(await visitor.backend.read((db) => db.tables.users.get(amaraOsei.id)?.password)).toBe(blank);
  });

  test('five wrong ones within a minute are throttled, with those of the confirmation', async () => {
    const visitor = await ownProfile();
    for (let tries = 0; tries < 3; tries += 1)
      expect((await visitor.put('me/password', { ...change, password_current: 'wrong' })).status).toBe(422);
    for (let tries = 0; tries < 2; tries += 1)
      expect((await visitor.post('user/confirm-password', { password: 'wrong' })).status).toBe(422);
    const reply = await visitor.put('me/password', change);
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '60']);
  });

  test('not while viewing as a learner, and the log has none', async () => {
    const viewer = await ownProfile(sofiaLindqvist.email);
    await viewer.put('me/password', { ...change, password_current: sofiaLindqvist.password });
    await viewer.post('impersonate?organisation_id=1', { email: amaraOsei.email });
    expect((await viewer.put('me/password', change)).status).toBe(403);
    expect(JSON.stringify(await viewer.demo.log())).not.toContain(change.password);
  });
});
