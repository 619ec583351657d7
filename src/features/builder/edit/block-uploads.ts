import type { Client } from '#api/client.ts';
import { createEmitter } from '#api/emitter.ts';
import { createUploads, type UploadedFile, type Uploads } from '#api/uploads.ts';
import type { BlockFileKind } from '#machines/builder/block-files.ts';

/** The one field of the uploads of a block. */
export const FILE = 0;

/** The files of a page that are on their way: they go on while another block is looked at. */
export interface BlockUploads {
  /** Those of one block, the same for as long as the editor stands. */
  readonly of: (blockId: string, kind: BlockFileKind) => Uploads;
  readonly isUploading: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Hears of each file that has arrived, with the block that it is for. */
  readonly onFinished: (listener: (blockId: string, file: UploadedFile) => void) => () => void;
  /** What a file is called that was uploaded here. */
  readonly nameOf: (fileId: number) => string | null;
  readonly stop: () => void;
}

export const createBlockUploads = (client: Client): BlockUploads => {
  const changed = createEmitter();
  const finished = createEmitter<[blockId: string, file: UploadedFile]>();
  const uploads = new Map<string, Uploads>();
  const names = new Map<number, string>();
  return {
    of: (blockId, kind) => {
      const known = uploads.get(blockId);
      if (known !== undefined) return known;
      const created = createUploads(client, kind, (_, event) => {
        if (event.type !== 'upload.finished') return;
        names.set(event.file.id, event.file.name);
        finished.emit(blockId, event.file);
      });
      created.subscribe(() => changed.emit());
      uploads.set(blockId, created);
      return created;
    },
    isUploading: () => [...uploads.values()].some((one) => one.running()[FILE]?.kind === 'uploading'),
    subscribe: changed.subscribe,
    onFinished: finished.subscribe,
    nameOf: (fileId) => names.get(fileId) ?? null,
    stop: () => {
      for (const one of uploads.values()) one.stop();
    },
  };
};
