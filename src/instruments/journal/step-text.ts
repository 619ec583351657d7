import type { Step, Target } from './journal.ts';

const ROLE_LABELS: Readonly<Record<string, string>> = {
  textbox: 'field',
  searchbox: 'field',
  combobox: 'list',
  radio: 'option',
  checkbox: 'box',
  menuitem: 'entry',
};

/** A target as people would name it: `button “Sign in”`, `2. button “Remove”`. */
export const targetText = (target: Target): string => {
  const kind =
    target.by === 'role' ? (ROLE_LABELS[target.role] ?? target.role) : target.by === 'label' ? 'field' : 'text';
  return `${target.nth === undefined ? '' : `${target.nth + 1}. `}${kind} “${target.name}”`;
};

const SECRET_TEXT = {
  password: 'their password',
  code: 'the code of their authenticator',
  'cc-number': 'the number of a card',
  'cc-exp': 'when the card expires',
  'cc-csc': 'the code of the card',
  unknown: 'a secret',
} as const;

/** One line for a step, as an instruction: `Press the button “Sign in”`. */
export const stepText = (step: Step): string => {
  switch (step.kind) {
    case 'press':
      return `Press the ${targetText(step.target)}`;
    case 'type':
      return `Type ${typeof step.value === 'string' ? `“${step.value}”` : SECRET_TEXT[step.value.secret]} into the ${targetText(step.target)}`;
    case 'choose':
      return `Choose “${step.option}” in the ${targetText(step.target)}`;
    case 'check':
      return `${step.isChecked ? 'Choose' : 'Clear'} the ${targetText(step.target)}`;
    case 'upload':
      return `Give ${step.files.map(({ name }) => name).join(', ')} to the ${targetText(step.target)}`;
    case 'key':
      return `Press the key ${step.key}`;
    case 'go':
      return `Go to ${step.path}`;
    case 'reload':
      return 'Load the page again';
    case 'demo':
      return `Demo: ${step.verb}(${step.args.map((given) => JSON.stringify(given)).join(', ')})`;
  }
};
