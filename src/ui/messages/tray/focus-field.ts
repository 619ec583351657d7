/** Moves the focus to a field by its id: the control itself, or the first control within it (a list of choices). */
export function focusField(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  const control = target.matches('input, select, textarea, button, [tabindex]')
    ? target
    : target.querySelector<HTMLElement>('input, select, textarea, button');
  (control ?? target).focus();
}
