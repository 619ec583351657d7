import type { Profile } from '#contracts/profile/profile.schema.ts';
import type { Customer } from '#machines/subscriptions/attempt.ts';
import { tooLongError } from '#ui/inputs/form/form-rules.ts';
import { REQUIRED } from '#ui/inputs/form/required.ts';
import { useFirstWrong } from '#ui/inputs/form/use-first-wrong.ts';
import { useForm, type FormFields, type UseForm } from '#ui/inputs/form/use-form.ts';

type Typed = Record<keyof Customer, string>;

/** As the contract has it (T-02). */
const LONGEST = 255;
const NOT_AN_ADDRESS = 'Please enter a valid email address';

const textError = (typed: string): string | undefined => {
  const { length } = typed.trim();
  if (length === 0) return REQUIRED;
  return length > LONGEST ? tooLongError(LONGEST, length) : undefined;
};

const emailError = (typed: string): string | undefined =>
  textError(typed) ?? (/^[^\s@]+@[^\s@]+$/.test(typed.trim()) ? undefined : NOT_AN_ADDRESS);

/** Who somebody is who is signed in; the server reads it from them anyway. */
export const customerOf = ({ email, first_name, last_name }: Profile): Customer => ({ email, first_name, last_name });

const fieldsFrom = (known: Customer | null): FormFields<Typed> => ({
  first_name: { initial: known?.first_name ?? '', label: 'First name', required: true, check: textError },
  last_name: { initial: known?.last_name ?? '', label: 'Last name', required: true, check: textError },
  email: { initial: known?.email ?? '', label: 'Email address', required: true, check: emailError },
});

/** The fields of somebody who is not signed in, with what was typed before they went to the payment page. */
export const useCustomer = (known: Customer | null, onSubmit: (customer: Customer) => void): UseForm<Typed> => {
  const form = useForm<Typed>(fieldsFrom(known), ({ email, first_name, last_name }) =>
    onSubmit({ email: email.trim(), first_name: first_name.trim(), last_name: last_name.trim() }),
  );
  useFirstWrong(form);
  return form;
};
