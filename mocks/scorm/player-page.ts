import type { ModuleRecord } from '#fixtures/records/library.record.ts';
import { type Bytes, bytes } from '../rules/reply.ts';

/** The page around a SCORM package (N-24): it offers the package its API and shows it in a frame. Stands in for the API's own player. */
export const playerPage = ({ title }: Pick<ModuleRecord, 'title'>): Bytes =>
  bytes(new TextEncoder().encode(`<!doctype html><title>${title}</title>`), { 'Content-Type': 'text/html; charset=utf-8' });
