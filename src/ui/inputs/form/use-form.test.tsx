// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../../actions/button/Button.tsx';
import { Checkbox } from '../field/Checkbox.tsx';
import { TextField } from '../field/TextField.tsx';
import { Form } from './Form.tsx';
import { FormSummary } from './FormSummary.tsx';
import { useForm } from './use-form.ts';

afterEach(cleanup);

const sent = vi.fn<(values: { email: string; agree: boolean }) => void>();
afterEach(() => sent.mockClear());

function Example() {
  const form = useForm<{ email: string; agree: boolean }>(
    {
      email: { initial: '', label: 'Email address', required: true, maxLength: 10, wire: 'email_address' },
      agree: { initial: false, label: 'Terms', required: true },
    },
    sent,
  );
  return (
    <Form onSubmit={form.submit}>
      <FormSummary form={form} />
      <TextField label="Email address" {...form.field('email')} />
      <Checkbox label="I agree" {...form.checkbox('agree')} />
      <Button type="submit" reason={form.reason}>
        Send
      </Button>
      <Button onClick={() => form.refuse({ email_address: ['Already taken.'], other: ['Closed today.'] })}>
        refuse
      </Button>
      <Button onClick={() => form.reset()}>reset</Button>
    </Form>
  );
}

const email = () => screen.getByRole<HTMLInputElement>('textbox');

test('K-08: an error appears only after the field was touched', async () => {
  render(<Example />);
  expect(screen.queryByText('Please complete this field')).toBeNull();
  await userEvent.click(email());
  expect(screen.queryByText('Please complete this field')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('Please complete this field')).toBeTruthy();
  expect(screen.queryByText('Please tick this box')).toBeNull();
});

test('K-08, K-09: Enter in a form that is not ready is an attempt: all errors, the summary in focus, nothing sent', async () => {
  render(<Example />);
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.type(email(), '{Enter}');
  expect(sent).not.toHaveBeenCalled();
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Email address: Please complete this field', 'Terms: Please tick this box']);
  await userEvent.click(within(summary).getByRole('link', { name: /Terms/ }));
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
});

test('K-09: the submit is ready once the required fields are filled, and sends what was entered', async () => {
  render(<Example />);
  await userEvent.type(email(), 'a@b.c');
  expect(screen.getByRole('button', { name: 'Send', description: 'Tick Terms.' })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('aria-disabled')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'a@b.c', agree: true });
});

test('K-16: what is too long is refused with its figures and stays in the field', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.type(email(), '12345678901{Enter}');
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByText('Please use at most 10 characters. This is 11.')).toBeTruthy();
  expect(email().value).toBe('12345678901');
});

test("a server's refusal stands beside its field and in the summary, until the field changes", async () => {
  render(<Example />);
  await userEvent.type(email(), 'a@b.c');
  await userEvent.click(screen.getByRole('button', { name: 'refuse' }));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getByText('Email address: Already taken.')).toBeTruthy();
  expect(screen.getByText('Closed today.')).toBeTruthy();
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(email().value).toBe('a@b.c');
  await userEvent.type(email(), 'd');
  expect(screen.queryByText('Already taken.')).toBeNull();
  expect(email().hasAttribute('aria-invalid')).toBe(false);
});

test('a second refusal takes the focus again', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'refuse' }));
  await userEvent.click(email());
  await userEvent.click(screen.getByRole('button', { name: 'refuse' }));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('reset forgets entries, errors and attempts', async () => {
  render(<Example />);
  await userEvent.type(email(), 'x{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'reset' }));
  expect(email().value).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
});
