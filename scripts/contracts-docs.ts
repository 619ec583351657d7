/**
 * `npm run contracts:docs`: writes the documents for the API's owner into `docs/api/`, from the catalogue, the
 * committed pacts and the provider states: the OpenAPI document and one page with everything. A test fails where they
 * differ.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { API_DOCS } from './docs/committed-document.ts';
import { generateDocs } from './docs/generate.ts';

await mkdir(API_DOCS, { recursive: true });
for (const { name, content } of await generateDocs()) {
  await writeFile(`${API_DOCS}${name}`, content);
  process.stdout.write(`docs/api/${name}: ${Math.round(Buffer.byteLength(content) / 1024)} kB\n`);
}
