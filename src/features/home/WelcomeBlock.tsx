import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { Contours } from '#ui/drawings/contours/Contours.tsx';
import { CoverPath } from '#ui/drawings/contours/CoverPath.tsx';
import { RichText } from '#ui/texts/rich-text/RichText.tsx';
import type { AddressOf } from './slide-props.ts';

/** L-03: the organisation's own words, with its video or an illustration. */
export function WelcomeBlock({ settings, addressOf }: { settings: OrganisationSettings; addressOf: AddressOf }) {
  const { welcome_title, welcome_text, welcome_video_enabled, welcome_video_id, welcome_video_captions_id } = settings;
  const video = welcome_video_enabled && typeof welcome_video_id === 'number' ? addressOf(`files/${welcome_video_id}/view`) : undefined;
  const captions = typeof welcome_video_captions_id === 'number' ? addressOf(`files/${welcome_video_captions_id}/view`) : undefined;
  return (
    <section className="wrap welcome" aria-label={welcome_title ?? 'Welcome'}>
      <div className="welcome__text">
        {welcome_title && <h2>{welcome_title}</h2>}
        {welcome_text && <RichText html={welcome_text} />}
      </div>
      {video === undefined ? (
        <div className="welcome__picture">
          <Contours anchor="middle">
            <CoverPath />
          </Contours>
        </div>
      ) : (
        <video className="welcome__video" src={video} controls preload="metadata" playsInline crossOrigin="use-credentials" aria-label={welcome_title ?? 'Welcome'}>
          <track kind="captions" srcLang="en" label="English" default src={captions} />
        </video>
      )}
    </section>
  );
}
