import { namesBelow, type DeviceStorage } from './device-storage.ts';
import { readEnvelope } from './record.ts';

/** All drafts together, in characters: a fifth of what a browser gives one origin. */
export const MOST_CHARACTERS = 1_000_000;

/** Work that nobody touched for so long gives way where there is no room for new work. */
export const FORGOTTEN_AFTER_MILLISECONDS = 90 * 24 * 60 * 60 * 1000;

const put = (device: DeviceStorage, name: string, text: string): boolean => {
  try {
    device.setItem(name, text);
    return true;
  } catch {
    return false;
  }
};

/**
 * What may give way, in this order: what cannot be read, what holds no work, and what was forgotten. Never recent work
 * (0079); what is owed lies elsewhere.
 */
const dispensable = (device: DeviceStorage, names: readonly string[], nowMs: number): string[] =>
  names
    .map((name) => ({ name, record: readEnvelope(device.getItem(name) ?? '') }))
    .filter(
      ({ record }) => record === null || record.isEmpty || nowMs - record.savedAtMs > FORGOTTEN_AFTER_MILLISECONDS,
    )
    .map(({ name, record }) => ({ name, savedAtMs: record === null || record.isEmpty ? 0 : record.savedAtMs }))
    .toSorted((one, other) => one.savedAtMs - other.savedAtMs)
    .map(({ name }) => name);

const charactersOf = (device: DeviceStorage, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (device.getItem(name) ?? '').length, 0);

/**
 * Stores a text and removes dispensable records below `family` where there is no room for it. Returns false where that
 * does not help; then everything is as it was.
 */
export const putMakingRoom = (
  device: DeviceStorage,
  family: string,
  name: string,
  text: string,
  nowMs: number,
): boolean => {
  if (text.length > MOST_CHARACTERS) return false;
  const others = namesBelow(device, family).filter((other) => other !== name);
  const removed = new Map<string, string>();
  let candidates: string[] | undefined;
  while (charactersOf(device, others) + text.length > MOST_CHARACTERS || !put(device, name, text)) {
    const next = (candidates ??= dispensable(device, others, nowMs)).shift();
    if (next === undefined) {
      for (const [other, stored] of removed) put(device, other, stored);
      return false;
    }
    removed.set(next, device.getItem(next) ?? '');
    device.removeItem(next);
  }
  return true;
};
