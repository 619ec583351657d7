// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DateField, type DateFieldProps } from './DateField.tsx';

afterEach(cleanup);

const open = (over: Partial<DateFieldProps> = {}) => {
  function Form() {
    const [day, setDay] = useState(over.value ?? '');
    return (
      <DateField
        label="Completed on"
        min="2026-03-02"
        max="2026-03-04"
        required
        {...over}
        value={day}
        onChange={setDay}
      />
    );
  }
  render(<Form />);
  return screen.getByLabelText<HTMLInputElement>('Completed on');
};

test('the limits bound the calendar and stand in the hint, which a page may word itself', () => {
  const field = open();
  expect([field.type, field.min, field.max, field.getAttribute('aria-required')]).toEqual([
    'date',
    '2026-03-02',
    '2026-03-04',
    'true',
  ]);
  expect(field).toHaveAccessibleDescription("From 2nd\u00A0Mar\u00A0'26 to 4th\u00A0Mar\u00A0'26");
  cleanup();
  expect(open({ hint: 'Today or before' })).toHaveAccessibleDescription('Today or before');
});

test('K-06, K-08: a required field that was left empty says so, and no sooner', async () => {
  const field = open({ hint: '' });
  expect(field).toBeValid();
  await userEvent.click(field);
  await userEvent.tab();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Please complete this field');
});

test('a day outside of the limits is an error in words, which goes with the next day that counts', async () => {
  const field = open({ hint: '', value: '2026-03-05' });
  await userEvent.click(field);
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription("Please enter a day up to 4th\u00A0Mar\u00A0'26");
  await userEvent.clear(field);
  await userEvent.type(field, '2026-03-03');
  expect(field).not.toHaveAttribute('aria-invalid');
});

test('what is typed and is no day is an error, though the control reports nothing', () => {
  const field = open({ hint: '', required: false });
  Object.defineProperty(field, 'validity', { value: { badInput: true } });
  fireEvent.blur(field);
  expect(field).toHaveAccessibleDescription('Please enter a whole date');
});

test("the form's own error goes before it and stands at once", () => {
  const field = open({ hint: '', value: '2026-03-05', error: 'Please enter a day that is not in the future' });
  expect(field).toHaveAccessibleDescription('Please enter a day that is not in the future');
});
