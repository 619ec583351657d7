// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import { useCurrent } from '#current/current-context.ts';
import { openShell, setUpShell } from '../shell/testing/open-shell.tsx';
import { NotHerePage } from './NotHerePage.tsx';

setUpShell();

const BRIGHTWATER = 1;
const NORTHGATE = 81;

/** What an address leads to in Brightwater alone. */
function OnlyInBrightwater() {
  const { organisation } = useCurrent();
  return organisation.organisation_id === BRIGHTWATER ? (
    <main>
      <h1>Here it is</h1>
    </main>
  ) : (
    <NotHerePage />
  );
}

const notFound = () => screen.findByRole('heading', { level: 1, name: "Sorry, can't find that page" });
const offers = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

describe('H8, A-26: an address of another organisation', () => {
  test('says where it is not, and looks where it may be', async () => {
    const { user } = await openShell(amaraOsei.email, {
      path: '/assessments/508',
      fromAddress: NORTHGATE,
      page: OnlyInBrightwater,
    });
    await notFound();
    expect(
      screen.getByText('It is not in Northgate Care Group. It may be in another organisation of yours.'),
    ).toBeTruthy();
    expect(
      (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations.map(
        ({ id }) => id,
      ),
    ).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Look in Brightwater Dental Academy' }));
    expect(await screen.findByRole('heading', { name: 'Here it is' })).toBeTruthy();
  });

  test('a member of one organisation is offered nothing', async () => {
    await openShell(tomWhitfield.email, { path: '/assessments/508', page: NotHerePage });
    await notFound();
    expect(offers()).toEqual([]);
    expect(screen.getByText('The address may be mistyped, or the page may have moved.')).toBeTruthy();
  });

  test('H-07: nobody switches while viewing as somebody else', async () => {
    await openShell(amaraOsei.email, {
      path: '/assessments/508',
      page: NotHerePage,
      change: (profile) => ({ ...profile, impersonated: true }),
    });
    await notFound();
    expect(offers()).toEqual([]);
  });
});
