// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { assessmentQuery } from '#api/queries/assessments.queries.ts';
import type { InProcess } from '#mocks/in-process.ts';
import { answerFirstTwo, fieldset, submit, why } from '../testing/answering-screen.ts';
import { enter } from '../testing/enter.ts';
import { openAssessment, openNextAttempt } from '../testing/open-assessment.tsx';
import { setUpPage } from '../testing/setup-page.ts';

setUpPage();
let door: InProcess;
beforeEach(async () => {
  door = await enter();
});

const isDisabled = () => submit().getAttribute('aria-disabled') === 'true';

describe('questions', () => {
  test('C-02, C-25: title, descriptions, what comes before, question cards, and the link back', async () => {
    await openAssessment(door, 501);
    expect(await screen.findByRole('heading', { level: 1, name: 'Infection Control: final assessment' })).toBeTruthy();
    expect(screen.getByText(/Passing it clears you/)).toBeTruthy();
    expect(screen.getByText('HTM 01-05').tagName).toBe('STRONG');
    expect(screen.getByText('Before you start')).toBeTruthy();
    expect(document.querySelectorAll('fieldset.q')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Infection Control Essentials' }).getAttribute('href')).toMatch(
      /^\/collections\/\d+$/,
    );
    expect(screen.queryByText('Optional')).toBeNull();
  });

  test('H16: each question is a heading, and names its group of answers', async () => {
    await openAssessment(door, 501);
    const group = await fieldset(1);
    expect(within(group).getByRole('heading', { level: 2, name: /^Question 1\./ })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2, name: /^Question \d\./ })).toHaveLength(4);
    expect(screen.getByRole('radiogroup', { name: /^Question 1\./ })).toBe(group);
  });

  test('C-25: a detached assessment is labelled optional', async () => {
    await openAssessment(door, 517);
    expect(await screen.findByText('Optional')).toBeTruthy();
  });

  test('C-10, C-11: one choice replaces the previous; several are toggled on and off, with a hint that is no rule', async () => {
    await openAssessment(door, 501);
    const [first, second] = within(await fieldset(1)).getAllByRole<HTMLInputElement>('radio');
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    expect([first?.checked, second?.checked]).toEqual([false, true]);

    const several = await fieldset(2);
    expect(within(several).getByText('Choose 3')).toBeTruthy();
    const boxes = within(several).getAllByRole<HTMLInputElement>('checkbox');
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true, false, false]);
    await userEvent.click(boxes[0] as HTMLElement);
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true, false, false]);
    expect(screen.getByText('2 answered')).toBeTruthy();
  });

  test('C-12, K-16: a text over 2,000 characters is kept, says so and blocks Submit; nothing is cut', async () => {
    await openNextAttempt(door, 503);
    await userEvent.click(within(await fieldset(1)).getAllByRole('radio')[0] as HTMLElement);
    const box = within(await fieldset(2)).getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
    await userEvent.click(box);
    await userEvent.paste('a'.repeat(2003));
    expect(box.value).toHaveLength(2003);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/3 characters too long/)).toBeTruthy();
    expect(isDisabled()).toBe(true);
    await userEvent.type(box, '{Backspace}{Backspace}{Backspace}');
    expect(screen.getByText('2,000 of 2,000')).toBeTruthy();
    expect(isDisabled()).toBe(false);
  });

  test('C-16: Submit says what is missing, counts distinct questions, and goes off again when an answer is cleared', async () => {
    await openNextAttempt(door, 503);
    const box = within(await fieldset(2)).getByRole('textbox');
    expect(why()).toContain('Answer 2 more to submit.');
    await userEvent.click(within(await fieldset(1)).getAllByRole('radio')[0] as HTMLElement);
    await userEvent.type(box, '   ');
    expect(why()).toContain('Answer 1 more to submit.');
    await userEvent.type(box, 'Sealed, labelled, handed over.');
    expect(isDisabled()).toBe(false);
    await userEvent.clear(box);
    expect(isDisabled()).toBe(true);
    for (const button of screen.getAllByRole('button', { name: 'Submit' })) await userEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('C-01: what a reviewer wrote is read before the next try, and the attachment is fetched on request', async () => {
    const saved: string[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blob.size}`, revokeObjectURL: () => undefined }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
    await openNextAttempt(door, 503);
    expect(await screen.findByText(/Your route stops at the back door/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Download attachment' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatch(/^reviewers-attachment\.\w+ blob:[1-9]\d*$/);
    await door.demo.faults.set([{ call: 'downloadFile', status: 500 }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Download attachment' }));
    expect(await screen.findByText('Sorry, there was a problem downloading this file. Please try again.')).toBeTruthy();
  });

  test('K-19: hostile authored texts are text or sanitised, never run', async () => {
    await openAssessment(door, 534);
    expect(await screen.findByText('Kept heading')).toBeTruthy();
    const main = document.querySelector('main') as HTMLElement;
    expect(main.querySelectorAll('script, iframe, form[action], img, [onclick], [style]')).toHaveLength(0);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('<img src=x');
  });
});

describe('palette', () => {
  test('it counts, names each question’s state, and a press puts the focus into the question', async () => {
    await openAssessment(door, 501);
    await answerFirstTwo();
    const palette = screen.getByRole('complementary', { name: 'Questions' });
    expect(within(palette).getByText('2 answered')).toBeTruthy();
    expect(within(palette).getByText('2 to do')).toBeTruthy();
    const stops = within(palette).getAllByRole('listitem');
    expect(stops.map((stop) => stop.textContent?.endsWith('Answered'))).toEqual([true, true, false, false]);
    await userEvent.click(within(palette).getByRole('link', { name: 'Go to first unanswered' }));
    expect(document.activeElement).toBe(within(await fieldset(3)).getByRole('textbox'));
    await userEvent.click(within(stops[0] as HTMLElement).getByRole('link'));
    expect(document.activeElement).toBe(within(await fieldset(1)).getAllByRole('radio')[1]);
    await userEvent.click(within(stops[3] as HTMLElement).getByRole('link'));
    expect(document.activeElement?.textContent).toBe('Choose file');
  });

  test('sixty questions stand as a grid', async () => {
    await openAssessment(door, 514);
    const grid = await screen.findByRole('group', { name: 'All 60 questions' });
    expect(await within(grid).findAllByRole('link')).toHaveLength(60);
    expect(within(grid).getByRole('link', { name: /^Question 1, .+, To do$/ })).toBeTruthy();
  });

  test('on a phone it is a sheet that closes on a press and gives the focus to the question', async () => {
    await openAssessment(door, 501);
    await screen.findAllByRole('button', { name: 'Submit' });
    await userEvent.click(screen.getByRole('button', { name: /0 of 4 answered/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Questions' });
    await userEvent.click(within(sheet).getAllByRole('link')[2] as HTMLElement);
    await waitFor(async () => expect(document.activeElement).toBe(within(await fieldset(3)).getByRole('textbox')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('changes from the server', () => {
  test('C-30: an assessment that changed while answering wipes nothing', async () => {
    const { client, queries, organisation } = await openAssessment(door, 501);
    await answerFirstTwo();
    const { queryKey } = assessmentQuery(client, organisation.organisation_id, 501);
    act(() => {
      queries.setQueryData(queryKey, (before) => {
        const [first, , ...others] = before?.questions ?? [];
        return (
          before &&
          first && {
            ...before,
            title: 'Infection Control: renamed',
            questions: [{ ...first, id: 9, title: 'A new question' }, ...others, first],
          }
        );
      });
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Infection Control: renamed' })).toBeTruthy();
    expect(within(await fieldset(1)).getAllByRole<HTMLInputElement>('radio')[1]?.checked).toBe(true);
    expect(screen.getByText('1 answered')).toBeTruthy();
    expect(within(await fieldset(4)).getByText('A new question')).toBeTruthy();
  });
});
