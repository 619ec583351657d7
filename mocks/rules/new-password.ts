import { countCharacters } from './characters.ts';

/** Laravel's default rule for a new password. */
const PASSWORD_CHARACTERS = 8;

interface NewPassword {
  readonly password: string;
  readonly password_confirmation: string;
}

/** L10, G-10: what is wrong with a new password, in Laravel's words. */
export const newPasswordErrors = ({ password, password_confirmation }: NewPassword): readonly string[] => [
  ...(password === password_confirmation ? [] : ['The password field confirmation does not match.']),
  ...(countCharacters(password) >= PASSWORD_CHARACTERS
    ? []
    : [`The password field must be at least ${PASSWORD_CHARACTERS} characters.`]),
];
