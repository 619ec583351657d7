/**
 * A 422's `errors` (field on the wire → messages) spread over the form: the first message of each known field, and the
 * messages that belong to no field of it. Nested names (`answers.0.value`) count for the field they start with.
 */
export function spreadServerErrors(
  errors: Readonly<Record<string, readonly string[]>>,
  fieldByWire: Readonly<Record<string, string>>,
): { byField: Record<string, string>; other: string[] } {
  const byField: Record<string, string> = {};
  const other: string[] = [];
  for (const [wire, messages] of Object.entries(errors)) {
    const field = fieldByWire[wire] ?? fieldByWire[wire.split('.')[0] ?? ''];
    const [first, ...more] = messages;
    if (field === undefined) other.push(...messages);
    else if (first !== undefined) {
      if (field in byField) other.push(first);
      else byField[field] = first;
      other.push(...more);
    }
  }
  return { byField, other };
}
