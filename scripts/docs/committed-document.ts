import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OpenApiDocument } from './openapi.ts';

/** Where the documents for the API's owner lie; ends with a slash. */
export const API_DOCS = fileURLToPath(new URL('../../docs/api/', import.meta.url));

/** The OpenAPI document as it was committed. */
export const readCommittedDocument = (): OpenApiDocument =>
  JSON.parse(readFileSync(`${API_DOCS}openapi.json`, 'utf8')) as OpenApiDocument;
