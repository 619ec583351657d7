import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useApi } from '#api/api-context.ts';
import type { Client } from '#api/client.ts';
import { createEmitter } from '#api/emitter.ts';
import { createUploads, FILE_CHANGED, type RunningUpload } from '#api/uploads.ts';
import { LIMITS } from '#contracts/constants.ts';
import { AVATAR_BYTES, pictureFault, readPictureHeader } from '#machines/profile/picture.ts';
import { useUnsavedGuard, unsavedReason } from '#persistence/use-unsaved-guard.ts';
import { isOversize, oversizeText } from '#ui/format/file-size.ts';
import type { ProfileDraftState } from '../draft/use-profile-draft.ts';
import { useOpenPicture, type OpenedPicture } from './open-picture.ts';

/** A picture of which a square is being chosen. */
export interface Cropping {
  readonly picture: OpenedPicture;
  /** Only the first frame of it is used. */
  readonly isAnimated: boolean;
  readonly name: string;
}

/** The way to another picture (G-05): what was chosen, what is on its way, and what was wrong. */
export interface AvatarState {
  readonly isReading: boolean;
  readonly cropping: Cropping | null;
  /** On its way, or failed there. */
  readonly upload: RunningUpload | null;
  /** Why the last file cannot be used. */
  readonly refusal: string | null;
  readonly choose: (file: File) => void;
  /** Sends the square; the draft gets its id. */
  readonly send: (square: File) => void;
  /** Sends the same square once more. */
  readonly retry: () => void;
  readonly stopCropping: () => void;
  readonly cancel: () => void;
  readonly remove: () => void;
  /** What could not be drawn cannot be made smaller either (C-14). */
  readonly refuseDrawing: () => void;
}

/** The one field of the uploads. */
const PICTURE = 0;

/** A file that is read at all: more than any camera makes of one picture. */
const MOST_READ_MEGABYTES = 50;

const CANNOT_OPEN = 'This picture could not be opened. It may be damaged. Please choose another.';

/** What is said of a file that this browser cannot make smaller (C-14). */
const cannotShrink = (bytes: number): string =>
  bytes > AVATAR_BYTES ? oversizeText(LIMITS.avatarMegabytes, bytes) : CANNOT_OPEN;

/** The upload of the picture, and the way to hear the id of each that has arrived. */
const openUploads = (client: Client) => {
  const finished = createEmitter<[id: number]>();
  const uploads = createUploads(client, 'avatar', (_, event) => {
    if (event.type === 'upload.finished') finished.emit(event.file.id);
  });
  return { uploads, finished: finished.subscribe };
};

/**
 * Another picture for a profile: checked by its bytes, cropped to a square and made small on this page, stored on the
 * server, and a change of the draft from then on.
 */
export const useAvatar = ({ set }: Pick<ProfileDraftState, 'set'>): AvatarState => {
  const client = useApi();
  const open = useOpenPicture();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [cropping, setCropping] = useState<(Cropping & { readonly bytes: number }) | null>(null);
  const [sent, setSent] = useState<File | null>(null);
  /** The file that was chosen last: one that is still being read when another is chosen counts no more. */
  const chosen = useRef<File | null>(null);
  const [{ uploads, finished }] = useState(() => openUploads(client));
  const take = useEffectEvent((id: number) => set('avatar_id', id));
  useEffect(() => finished((id) => take(id)), [finished]);
  useEffect(() => uploads.stop, [uploads]);
  const upload = useSyncExternalStore(uploads.subscribe, uploads.running)[PICTURE] ?? null;
  useUnsavedGuard(unsavedReason({ isUploading: upload?.kind === 'uploading', lost: null }));
  useEffect(() => cropping?.picture.close, [cropping]);

  const choose = async (file: File): Promise<void> => {
    chosen.current = file;
    uploads.cancel(PICTURE);
    setRefusal(null);
    if (isOversize(MOST_READ_MEGABYTES, file.size)) return setRefusal(oversizeText(LIMITS.avatarMegabytes, file.size));
    setReading(true);
    const bytes = await file.arrayBuffer().catch(() => null);
    const header = readPictureHeader(new Uint8Array(bytes ?? []));
    const fault = bytes === null ? FILE_CHANGED : pictureFault(header);
    const picture =
      fault === null && header !== null ? await open(new File([file], file.name, { type: header.type })) : null;
    if (chosen.current !== file) return picture?.close();
    setReading(false);
    if (picture === null) setRefusal(fault ?? cannotShrink(file.size));
    else setCropping({ picture, isAnimated: header?.isAnimated === true, name: file.name, bytes: file.size });
  };
  const send = (square: File): void => {
    setCropping(null);
    setSent(square);
    uploads.pick(PICTURE, square, null);
  };
  return {
    isReading,
    cropping,
    upload,
    refusal,
    choose: (file) => void choose(file),
    send,
    retry: () => {
      if (sent !== null) uploads.pick(PICTURE, sent, null);
    },
    stopCropping: () => setCropping(null),
    cancel: () => uploads.cancel(PICTURE),
    remove: () => {
      setRefusal(null);
      uploads.dismiss(PICTURE);
      set('avatar_id', null);
    },
    refuseDrawing: () => {
      if (cropping !== null) setRefusal(cannotShrink(cropping.bytes));
      setCropping(null);
    },
  };
};
