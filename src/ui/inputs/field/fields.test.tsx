// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { CodeField } from './CodeField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('K-17: labels, hints and errors belong to their control', () => {
  test('a text field is named, described by hint and error, and invalid', () => {
    render(
      <TextField
        label="Message"
        hint="One line"
        error="Please complete this field"
        required
        value=""
        onChange={() => {}}
      />,
    );
    const field = screen.getByRole('textbox', { name: 'Message', description: 'One line Please complete this field' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-required')).toBe('true');
  });

  test('without an error nothing is invalid and nothing describes', () => {
    render(<TextField label="Message" value="" onChange={() => {}} />);
    const field = screen.getByRole('textbox');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(field.hasAttribute('aria-describedby')).toBe(false);
  });

  test('a select, a box and both kinds of lists are described by their errors', () => {
    const options = [{ value: 'a', label: 'A' }];
    render(
      <>
        <SelectField label="Place" error="E1" options={options} value="a" onChange={() => {}} />
        <Checkbox label="Agree" error="E2" checked={false} onChange={() => {}} />
        <ChoiceList legend="One" error="E3" required name="one" options={options} value={[]} onChange={() => {}} />
        <ChoiceList legend="Many" error="E4" multiple name="many" options={options} value={[]} onChange={() => {}} />
      </>,
    );
    expect(screen.getByRole('combobox', { name: 'Place', description: 'E1' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Agree', description: 'E2' })).toBeTruthy();
    expect(screen.getByRole('radiogroup', { name: 'One', description: 'E3' }).getAttribute('aria-required')).toBe(
      'true',
    );
    expect(screen.getByRole('group', { name: 'Many', description: 'E4' })).toBeTruthy();
  });
});

describe('the code field', () => {
  function Code() {
    const [code, setCode] = useState('');
    return <CodeField label="Six-digit code" value={code} onChange={setCode} />;
  }

  test.each(['482 913', '482\n913', ' 482-913 ', '4 8 2 9 1 3'])(
    'is one field that takes %j pasted',
    async (pasted) => {
      render(<Code />);
      const field = screen.getByRole<HTMLInputElement>('textbox');
      await userEvent.click(field);
      await userEvent.paste(pasted);
      expect(field.value).toBe('482913');
      expect(field.autocomplete).toBe('one-time-code');
      expect(field.inputMode).toBe('numeric');
      expect(field.hasAttribute('maxlength')).toBe(false);
    },
  );

  test('shows a digit too many instead of swallowing it', async () => {
    render(<Code />);
    await userEvent.type(screen.getByRole('textbox'), '4829137');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('4829137');
  });
});

describe('a password', () => {
  test('is hidden, and shown on request without losing a letter', async () => {
    render(<PasswordField label="Password" autoComplete="current-password" value="waymark-demo" onChange={() => {}} />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect(field.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
    expect(field.value).toBe('waymark-demo');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.type).toBe('password');
  });
});

describe('a text with a limit', () => {
  test('K-16: text over the limit stays, the counter says so', async () => {
    function Area() {
      const [text, setText] = useState('');
      return <TextArea label="Comment" limit={5} value={text} onChange={setText} />;
    }
    render(<Area />);
    await userEvent.type(screen.getByRole('textbox'), 'longer');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('longer');
    expect(screen.getByText('6 of 5')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Too long' })).toBeTruthy();
  });

  test('the counter is announced from 90 %, once typing pauses', () => {
    vi.useFakeTimers();
    const { rerender } = render(<TextArea label="Answer" limit={2000} value={'x'.repeat(1799)} onChange={() => {}} />);
    act(() => void vi.advanceTimersByTime(2000));
    expect(screen.getByText('1,799 of 2,000')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(<TextArea label="Answer" limit={2000} value={'x'.repeat(1800)} onChange={() => {}} />);
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => void vi.advanceTimersByTime(2000));
    expect(screen.getByRole('status').textContent).toBe('1,800 of 2,000 characters');
  });
});

describe('a list of choices', () => {
  function List({ multiple }: { multiple: boolean }) {
    const [value, setValue] = useState<string[]>([]);
    const options = ['a', 'b', 'c'].map((letter) => ({ value: letter, label: letter }));
    return (
      <>
        <ChoiceList
          legend="Which?"
          name="which"
          multiple={multiple}
          options={options}
          value={value}
          onChange={setValue}
        />
        <output>{value.join()}</output>
      </>
    );
  }

  test('C-11: one choice replaces the previous', async () => {
    render(<List multiple={false} />);
    await userEvent.click(screen.getByRole('radio', { name: 'c' }));
    await userEvent.click(screen.getByRole('radio', { name: 'a' }));
    expect(screen.getByRole('status').textContent).toBe('a');
  });

  test('C-10: several choices are toggled on and off, in the order of the list', async () => {
    render(<List multiple />);
    for (const name of ['c', 'a', 'b', 'c']) await userEvent.click(screen.getByRole('checkbox', { name }));
    expect(screen.getByRole('status').textContent).toBe('a,b');
  });

  test('leaving the list counts as touching it; moving inside does not', async () => {
    const left = vi.fn<() => void>();
    const options = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ];
    render(
      <>
        <ChoiceList legend="L" name="l" multiple options={options} value={[]} onChange={() => {}} onBlur={left} />
        <button type="button">after</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(left).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(left).toHaveBeenCalledTimes(1);
  });
});
