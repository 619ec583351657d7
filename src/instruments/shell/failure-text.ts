/** The message of what was thrown. Errors of the frame are of another window's `Error`, which `instanceof` does not know. */
export const failureText = (error: unknown): string => {
  const { message } = (error ?? {}) as { readonly message?: unknown };
  return typeof message === 'string' && message !== '' ? message : String(error);
};
