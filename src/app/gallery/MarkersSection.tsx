import type { StatusTone } from '#ui/messages/badge/StatusBadge.tsx';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import type { MarkerShape } from '#ui/messages/marker/marker-shapes.tsx';
import { GallerySection } from './GallerySection.tsx';

const markers: [MarkerShape, string, string][] = [
  ['here', 'Next', 'The one thing to do now'],
  ['todo', 'To do', 'A stop you can reach'],
  ['progress', 'In progress', 'Half walked; the share is in the words'],
  ['done', 'Completed', 'Behind you'],
  ['locked', 'Locked', 'A closed gate; the line names the key'],
  ['overdue', 'Overdue', 'The date has passed, still open'],
  ['expired', 'Expired', 'It counted, and no longer does'],
  ['expiring', 'Due or expiring', 'Within 30 days'],
  ['scheduled', 'Scheduled', 'Your place is held'],
  ['moves', 'Moves too', 'Follows what you selected'],
  ['review', 'In review', 'With somebody else'],
  ['upload', 'Uploading', 'The ring is the share sent'],
  ['failed', 'No attempts left', 'A gate only others open'],
  ['wrong', 'Not right', 'An answer, or an attempt that was not passed'],
  ['queued', 'Waiting to be sent', 'Kept here until the connection is back'],
  ['coming', 'Coming', 'Not published yet'],
  ['exempt', 'Exempt', 'Not asked of you'],
  ['goal', 'Goal', 'What the path is for'],
];

const statuses: [MarkerShape, StatusTone, string, string][] = [
  ['progress', 'due', 'Pending', 'First or repeat attempt, also back from a review'],
  ['review', 'bad', 'In review', 'With a reviewer; nothing to do'],
  ['done', 'ok', 'Completed', 'Passed'],
  ['exempt', 'quiet', 'Exempt', 'Not asked of you'],
  ['failed', 'bad', 'Failed', 'No attempts left'],
  ['locked', 'bad', 'Locked', 'An administrator opens it'],
  ['overdue', 'bad', 'Overdue', 'The date has passed'],
  ['expired', 'bad', 'Expired', 'It counted, and no longer does'],
];

/** Every marker with its word, and the statuses of an assessment under the house rule of colours. */
export function MarkersSection() {
  return (
    <>
      <GallerySection title="Markers">
        <ul className="marks">
          {markers.map(([shape, word, description]) => (
            <li key={shape}>
              <Marker shape={shape} size={40} percent={62} />
              <p>
                <span className={`state state--${shape}`}>{word}</span>
                <br />
                <span className="meta">{description}</span>
              </p>
            </li>
          ))}
        </ul>
      </GallerySection>
      <GallerySection title="Assessment statuses">
        <p className="prose">
          House rule for assessments: failed, locked, expired, overdue and also in review are red; pending is amber;
          completed green; exempt grey. Five reds, five shapes, five words.
        </p>
        <ul className="marks">
          {statuses.map(([shape, tone, word, description]) => (
            <li key={word}>
              <span className={`state state--tone-${tone}`}>
                <Marker shape={shape} size={40} />
              </span>
              <p>
                <span className={`state state--tone-${tone}`}>{word}</span>
                <br />
                <span className="meta">{description}</span>
              </p>
            </li>
          ))}
        </ul>
        <p className="meta">
          A grey gate is not a status: it means Not Available, the line beside it names what opens it. A red gate is the
          status Locked: somebody else has the key.
        </p>
      </GallerySection>
    </>
  );
}
