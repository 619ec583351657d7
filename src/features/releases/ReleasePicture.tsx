import type { JSX } from 'react';
import { Thumbnail } from '#ui/lists/card/Thumbnail.tsx';
import type { Figure } from '#ui/lists/card/figures.ts';
import { releasePictureAddress } from './release-picture-address.ts';

/** Bookings that move together, with what each costs. */
function MovesDrawing() {
  return (
    <>
      <rect className="draw-paper" x="60" y="28" width="360" height="212" />
      <rect className="draw-ink" x="84" y="52" width="150" height="14" />
      <path className="draw-edge" d="M96 100v96" />
      <path className="draw-line" d="M96 100v96" />
      {[100, 148, 196].map((y) => (
        <circle key={y} className="draw-stop" cx="96" cy={y} r="9" />
      ))}
      <rect className="draw-text" x="124" y="94" width="130" height="8" />
      <rect className="draw-meta" x="124" y="108" width="84" height="5" />
      <rect className="draw-text" x="124" y="142" width="160" height="8" />
      <rect className="draw-meta" x="124" y="156" width="100" height="5" />
      <rect className="draw-text" x="124" y="190" width="110" height="8" />
      <rect className="draw-text" x="352" y="94" width="44" height="8" />
      <rect className="draw-text" x="352" y="142" width="44" height="8" />
    </>
  );
}

/** The ring of what was sent. */
function UploadDrawing() {
  return (
    <>
      <circle className="draw-wash" cx="240" cy="120" r="86" />
      <circle className="draw-ground" cx="240" cy="120" r="64" />
      <path className="draw-ring" d="M240 45a75 75 0 1 1-70 102" />
      <path className="draw-stroke" d="M240 152v-58M216 116l24-24 24 24" />
    </>
  );
}

/** A certificate with its flag. */
function CertificateDrawing() {
  return (
    <>
      <rect className="draw-paper" x="150" y="24" width="180" height="216" />
      <path className="draw-stroke" d="M180 56v104" />
      <path className="draw-sign" d="M181 56h92l-16 29 16 29h-92z" />
      <rect className="draw-ink" x="180" y="178" width="120" height="12" />
      <rect className="draw-meta" x="180" y="200" width="84" height="6" />
    </>
  );
}

/** The way through a collection, up to its flag. */
function JourneyDrawing() {
  const path = 'M40 190C110 150 120 90 190 96s90 60 150 20';
  return (
    <>
      <path className="draw-edge" d={path} />
      <path className="draw-line" d={path} />
      <path className="draw-open" d="M340 116c30-20 50-44 84-60" />
      <circle className="draw-stop" cx="108" cy="146" r="10" />
      <circle className="draw-stop" cx="190" cy="96" r="10" />
      <circle className="draw-stop" cx="262" cy="128" r="10" />
      <path className="draw-here" d="M328 100h18l14 16-14 16h-18z" />
      <path className="draw-flag" d="M424 56V20h30l-8 10 8 10h-30" />
    </>
  );
}

/** What this release of the app can draw of the product, by the tag that brought it (0311). */
const DRAWINGS: Readonly<Record<string, () => JSX.Element>> = {
  '0.213.7': MovesDrawing,
  '0.213.0': UploadDrawing,
  '0.212.4': CertificateDrawing,
  '0.212.0': JourneyDrawing,
};

export interface ReleasePictureProps {
  readonly image: string | null | undefined;
  readonly tag: string;
  /** Stands where there is neither a picture nor a drawing. */
  readonly figure: Figure;
}

/** U-01: the picture of a release: its own, else a drawing, else a figure. All in the organisation's colour. Decoration. */
export function ReleasePicture({ image, tag, figure }: ReleasePictureProps) {
  const src = releasePictureAddress(image);
  const Drawing = Object.hasOwn(DRAWINGS, tag) ? DRAWINGS[tag] : undefined;
  if (src !== undefined || Drawing === undefined) return <Thumbnail src={src} figure={figure} />;
  return (
    <svg viewBox="0 0 480 240" aria-hidden="true">
      <rect className="draw-ground" width="480" height="240" />
      <Drawing />
    </svg>
  );
}
