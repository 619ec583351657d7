import { MatchersV3 } from '@pact-foundation/pact';
import type { ProvidedValue, Provides } from '../provider-state.ts';

/** Names of parameters that mean something which states name otherwise. */
const SAME_AS: Readonly<Record<string, string>> = { org: 'organisation_id' };

const snakeCase = (name: string): string =>
  SAME_AS[name] ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a value alone says what it is: 1 may be an organisation or a page. */
const isTelling = (value: unknown): boolean =>
  (typeof value === 'number' && value >= 10) ||
  (typeof value === 'string' && value.length > 2) ||
  (typeof value === 'object' && value !== null);

/** By which name a state provides the value of a key; undefined where it does not. Throws where two names fit. */
export const providedName = (provides: Provides, key: string, value: unknown): string | undefined => {
  const named = snakeCase(key);
  if (Object.hasOwn(provides, named) && isSame(provides[named], value)) return named;
  const fitting = isTelling(value) ? Object.keys(provides).filter((name) => isSame(provides[name], value)) : [];
  if (fitting.length > 1)
    throw new Error(`${key}: the state provides ${JSON.stringify(value)} as ${fitting.join(' and as ')}`);
  return fitting[0];
};

/**
 * A part of a request with each value that the state provides marked for the verifier to replace; the others as they
 * are.
 */
export const injected = (provides: Provides, value: unknown, key = ''): unknown => {
  const name = value === null || value === undefined ? undefined : providedName(provides, key, value);
  if (name !== undefined) return MatchersV3.fromProviderState(`\${${name}}`, value as string);
  if (Array.isArray(value)) return value.map((part) => injected(provides, part, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([inner, part]) => [inner, injected(provides, part, inner)]));
};

/** The path of a call: with what the state provides marked, or as it stands where it provides nothing of it. */
export const injectedPath = (
  template: string,
  params: Readonly<Record<string, unknown>>,
  provides: Provides,
): string | ReturnType<typeof MatchersV3.fromProviderState<string>> => {
  const fill = (write: (name: string) => string): string =>
    `/${template.replaceAll(/\{(\w+)\}/g, (_, name: string) => write(name))}`;
  const example = fill((name) => String(params[name]));
  const expression = fill((name) => {
    const provided = providedName(provides, name, params[name]);
    return provided === undefined ? String(params[name]) : `\${${provided}}`;
  });
  return expression === example ? example : MatchersV3.fromProviderState(expression, example);
};

/** What stands at a path without list positions: of a list what stands there in each element that has it. */
export const valuesAt = (value: unknown, [step, ...rest]: readonly string[]): readonly unknown[] => {
  if (step === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap((element) => valuesAt(element, [step, ...rest]));
  return value !== null && typeof value === 'object' && step in value
    ? valuesAt((value as Record<string, unknown>)[step], rest)
    : [];
};

/**
 * Whether a body holds at a path what a state provides: that value wherever it stands, or the values of a list in its
 * order. The empty path is the body itself.
 */
export const returnsProvided = (body: unknown, path: string, provided: ProvidedValue | undefined): boolean => {
  const found = path === '' && Array.isArray(body) ? body : valuesAt(body, path === '' ? [] : path.split('.'));
  return Array.isArray(provided)
    ? isSame(found, provided)
    : found.length > 0 && found.every((each) => isSame(each, provided));
};
