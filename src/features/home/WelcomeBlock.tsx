import { viewFile } from '#contracts/files/files.endpoints.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { endpointAddress } from '#current/api-address.ts';
import { Contours } from '#ui/drawings/contours/Contours.tsx';
import { CoverPath } from '#ui/drawings/contours/CoverPath.tsx';
import { RichText } from '#ui/texts/rich-text/RichText.tsx';

/** Where a file of the settings lies; undefined for none. */
const addressOf = (fileId: number | null | undefined): string | undefined =>
  typeof fileId === 'number' ? endpointAddress(viewFile, { params: { fileId } }) : undefined;

/** L-03: the organisation's own words, with its video or an illustration. */
export function WelcomeBlock({ settings }: { settings: OrganisationSettings }) {
  const { welcome_title, welcome_text, welcome_video_enabled, welcome_video_id, welcome_video_captions_id } = settings;
  const video = welcome_video_enabled ? addressOf(welcome_video_id) : undefined;
  return (
    <section className="wrap welcome" aria-label={welcome_title ?? 'Welcome'}>
      <div className="welcome__text">
        {welcome_title && <h2>{welcome_title}</h2>}
        {welcome_text && <RichText html={welcome_text} />}
      </div>
      {video === undefined ? (
        <div className="welcome__picture">
          <Contours>
            <CoverPath />
          </Contours>
        </div>
      ) : (
        <video
          className="welcome__video"
          src={video}
          controls
          preload="metadata"
          playsInline
          crossOrigin="use-credentials"
          aria-label={welcome_title ?? 'Welcome'}
        >
          <track kind="captions" srcLang="en" label="English" default src={addressOf(welcome_video_captions_id)} />
        </video>
      )}
    </section>
  );
}
