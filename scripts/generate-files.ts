import { writeFileSync } from 'node:fs';
import { collectGeneratedFiles } from './files/generated-files.ts';
import { ASSET_FOLDER, assetIndex } from './generate/asset-index.ts';

// Writes them where the fixtures read them, and lists all that lies there.
for (const [name, content] of Object.entries(await collectGeneratedFiles()))
  writeFileSync(`${ASSET_FOLDER}${name}`, content);
writeFileSync(new URL('../fixtures/generated/assets.ts', import.meta.url), assetIndex());
