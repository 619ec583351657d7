import { useEffect, useRef, useState } from 'react';
import type { StoredFile } from '#contracts/files/file.schema.ts';
import { useOpenPersistence } from '#persistence/persistence.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { leaveFocusAround } from '#ui/frames/focus/leave-focus-around.ts';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { moduleName } from '../evidence-work.ts';
import { fileAddress } from '../module.calls.ts';
import type { ModulePartProps } from '../module-props.ts';
import { useModuleFile } from './use-module-file.ts';
import { openVideoPositions } from './video-position.ts';

/** N-19: the browser's own player, with captions where there are any. */
export function VideoContent(props: ModulePartProps) {
  const file = useModuleFile(props);
  return (
    <section className="mod__doc" aria-label="The video">
      <Loaded
        query={file}
        label="Loading the video"
        skeleton={<div aria-hidden className="skel mod__video" />}
        failed={{ title: 'The video could not be loaded.' }}
      >
        {(stored) =>
          stored === null ? (
            <Note>
              <p>There is no video in this module.</p>
            </Note>
          ) : (
            <>
              <Player {...props} file={stored} />
              {isCompletedByWatching(props) && <p className="meta mod__until">Complete when you have watched it.</p>}
            </>
          )
        }
      </Loaded>
    </section>
  );
}

/** N-13, L-04: nothing is confirmed, and it is still to be watched. */
const isCompletedByWatching = ({ flow: { snapshot } }: ModulePartProps): boolean =>
  snapshot.matches({ progress: 'available' }) && snapshot.context.facts?.needsConfirmation === false;

/** So near its end it begins anew; seconds. */
const NEAR_THE_END = 2;

/** It goes on where its person left it, on this device. */
function Player({ file, module, profile, organisation, playback }: ModulePartProps & { file: StoredFile }) {
  const openPersistence = useOpenPersistence();
  const [positions] = useState(() => openVideoPositions(profile.id, openPersistence()));
  const name = moduleName({ organisationId: organisation.organisation_id, moduleId: module.module_id });
  const video = useRef<HTMLVideoElement>(null);
  const [isFailed, setFailed] = useState(false);
  const captionsId = module.properties?.captions_id;

  useEffect(() => () => playback.look(null), [playback]);

  /** Seconds it has to come back to first; until then nothing replaces what is stored. */
  const wanted = useRef<number>(Infinity);

  const goOn = (): void => {
    const stored = positions.read(name);
    const { current } = video;
    if (current === null) return;
    const isLeft = stored.found === 'stored' && stored.value.seconds < current.duration - NEAR_THE_END;
    wanted.current = isLeft ? stored.value.seconds : 0;
    if (isLeft) current.currentTime = stored.value.seconds;
  };
  const look = (): void => playback.look(video.current);
  const remember = (): void => {
    const { current } = video;
    look();
    // A server that sends no parts of a file leaves the film at its beginning, whatever it was told.
    if (current === null || current.currentTime < wanted.current) return;
    wanted.current = 0;
    positions.write(name, { seconds: Math.floor(current.currentTime) });
  };
  if (isFailed) {
    return (
      <div className="mod__panel" role="alert">
        <p>Sorry, this video could not be played.</p>
        <p>
          <Button ref={leaveFocusAround} variant="secondary" onClick={() => setFailed(false)}>
            Try again
          </Button>
        </p>
      </div>
    );
  }
  return (
    <video
      ref={video}
      className="mod__video"
      src={fileAddress(file.id)}
      controls
      preload="metadata"
      playsInline
      crossOrigin="use-credentials"
      aria-label={module.title}
      onLoadedMetadata={goOn}
      onPlaying={look}
      onSeeking={look}
      onTimeUpdate={remember}
      onPause={remember}
      onEnded={look}
      onError={() => setFailed(true)}
    >
      <track
        kind="captions"
        srcLang="en"
        label="English"
        default
        src={typeof captionsId === 'number' ? fileAddress(captionsId) : undefined}
      />
    </video>
  );
}
