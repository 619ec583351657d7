/** `fields.lived.0` of `fields.lived.0.postcode`; empty for one without a dot. */
const parentOf = (wire: string): string => wire.slice(0, Math.max(0, wire.lastIndexOf('.')));

/**
 * A 422's `errors` (field on the wire → messages) spread over the form: the first message of each known field, and the
 * messages that belong to no field of it. Nested names (`answers.0.value`) count for the field they start with, the
 * longest that there is.
 */
export function spreadServerErrors(
  errors: Readonly<Record<string, readonly string[]>>,
  fieldByWire: Readonly<Record<string, string>>,
): { byField: Record<string, string>; other: string[] } {
  const byField: Record<string, string> = {};
  const other: string[] = [];
  for (const [wire, messages] of Object.entries(errors)) {
    let name = wire;
    while (name !== '' && fieldByWire[name] === undefined) name = parentOf(name);
    const field = fieldByWire[name];
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
