import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { test, type Locator } from '@playwright/test';

const MEGABYTE = 1024 * 1024;

/** A file that is chosen in a page. */
export type ChosenFile = Parameters<Locator['setInputFiles']>[0];

/** A PDF by its first bytes, of so many megabytes (1024², C-14), as a file of the running test. Gives its path. */
export const pdfOf = (megabytes: number, name: string): string => {
  const path = test.info().outputPath(name);
  const file = openSync(path, 'w');
  writeSync(file, '%PDF-1.7\n');
  ftruncateSync(file, megabytes * MEGABYTE);
  closeSync(file);
  return path;
};
