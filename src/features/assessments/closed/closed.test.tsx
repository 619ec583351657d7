// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { changeTaken } from '../testing/elsewhere.ts';
import { openAssessment } from '../testing/open-assessment.tsx';
import { setUpPage } from '../testing/setup-page.ts';

setUpPage();
let door: InProcess;
beforeEach(async () => {
  door = createInProcess();
  await door.demo.as('amara.osei@demo.example');
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const nothingToSubmit = () => expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();

describe('an assessment that cannot be answered', () => {
  test('C-04, C-05: not available yet names the item that the chain of prerequisites leads to, as a link, and the way from there', async () => {
    await openAssessment(door, 504);
    expect(
      await screen.findByText(
        'This assessment is not available yet. Please complete Water lines and legionella first.',
      ),
    ).toBeTruthy();
    const path = screen.getByRole('region', { name: 'The way there' });
    const steps = within(path)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(steps[0]).toContain('Completed');
    expect(steps[1]).toContain('Water lines and legionella');
    expect(steps[1]).toContain('Complete this first');
    expect(steps.at(-1)).toContain('This assessment.');
    expect(within(path).getByRole('link', { name: 'Continue' }).getAttribute('href')).toMatch(
      /^\/(modules|collections)\/\d+$/,
    );
    nothingToSubmit();
  });

  test('C-05: prerequisites that wait for each other still end in a name and a way', async () => {
    await openAssessment(door, 523);
    expect(
      await screen.findByText(
        'This assessment is not available yet. Please complete Positioning holders and beam alignment first.',
      ),
    ).toBeTruthy();
    expect(screen.getAllByText('Complete this first')).toHaveLength(1);
  });

  test('C-04: where nothing can be named the notice does without', async () => {
    await openAssessment(door, 525);
    expect(await screen.findByText('This assessment is not available yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Waste and its colours' })).toBeTruthy();
  });

  test('C-06: an external assessment says who marks it; no questions, no Submit', async () => {
    await openAssessment(door, 505);
    expect(await screen.findByText(/Your tutor or assessor marks this one complete/)).toBeTruthy();
    expect(screen.queryByRole('group')).toBeNull();
    nothingToSubmit();
  });

  test('C-07: too many failures shows the notice in the specification’s words, and the attempts', async () => {
    await openAssessment(door, 507);
    expect(
      await screen.findByText(
        'Sorry, you have failed this assessment too many times. Please contact your training administrator.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Locked')).toBeTruthy();
    expect(within(screen.getByRole('table', { name: 'Your three attempts' })).getAllByRole('row')).toHaveLength(4);
    const leads = within(screen.getByRole('complementary', { name: 'What it leads to' })).getAllByRole('listitem');
    expect(leads.map(({ textContent }) => textContent)).toEqual([
      'Sharps and splashes: response checkNo attempts left',
      'Sharps and Splash InjuriesCollection. Goes on once you have passed',
    ]);
    nothingToSubmit();
  });

  test('C-08: no questions shows the notice in the specification’s words', async () => {
    await openAssessment(door, 506);
    expect(
      await screen.findByText(
        'This assessment has no questions configured. Please contact your training administrator.',
      ),
    ).toBeTruthy();
    nothingToSubmit();
  });

  test.each([512, 526])('C-27: what expired says so and can be taken again (%i)', async (id) => {
    await openAssessment(door, id);
    expect(await screen.findByText(/^This assessment expired on /)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Take it again' }));
    expect((await screen.findAllByRole('button', { name: 'Submit' })).length).toBeGreaterThan(0);
    expect(document.activeElement?.tagName).toBe('H1');
  });

  test('H13, C-27: 526, pending by its status, is badged as what its heading says', async () => {
    await openAssessment(door, 526);
    await screen.findByText(/^This assessment expired on /);
    expect(screen.getByText('Expired')).toBeTruthy();
    expect(screen.queryByText('Pending')).toBeNull();
  });

  test('H13, C-27: what was never taken is not taken "again"', async () => {
    await changeTaken(door, 526, { attempts: 0, score: null, passed: null, last_submitted_at: null, history: [] });
    await openAssessment(door, 526);
    await screen.findByText(/^This assessment expired on /);
    expect(screen.queryByText(/again/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Take it now' }));
    expect((await screen.findAllByRole('button', { name: 'Submit' })).length).toBeGreaterThan(0);
  });

  test('C-23: exempt needs nothing', async () => {
    await openAssessment(door, 510);
    expect(await screen.findByText('You do not need to take this assessment.')).toBeTruthy();
    expect(screen.getByText('Exempt')).toBeTruthy();
    nothingToSubmit();
  });
});

describe('an assessment that does not arrive', () => {
  test('A-26: an unknown one is for the page around, which shows not found', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openAssessment(door, 999_999);
    expect(await heading('Caught: getAssessment: http 404')).toBeTruthy();
  });

  test('J-05: any other failure leaves a board with Try again, which loads it', async () => {
    await door.demo.faults.set([{ call: 'getAssessment', status: 500 }]);
    await openAssessment(door, 501);
    expect(await screen.findByText('This assessment could not be loaded.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Infection Control: final assessment')).toBeTruthy();
  });
});
