import fs from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const NEEDS_DOCUMENT = /^\/\/ @vitest-environment jsdom/u;

/**
 * Files that need a document before those that need none: a worker lives as long as the next file needs what this one
 * needed.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const needDocument = new Set(
      sorted.filter(({ moduleId }) => NEEDS_DOCUMENT.test(fs.readFileSync(moduleId, 'utf8'))),
    );
    return [...needDocument, ...sorted.filter((file) => !needDocument.has(file))];
  }
}
