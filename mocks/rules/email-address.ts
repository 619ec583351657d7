/** Whether a text can be an email address, as far as a form can tell. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/u.test(text);
