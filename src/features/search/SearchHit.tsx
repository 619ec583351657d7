import { rowLabels } from '#cards/row-labels.ts';
import type { BandItem, ModuleCard } from '#contracts/library/card.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { cardPictureAddress } from '#current/picture-address.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import type { Figure } from '#ui/lists/card/figures.ts';
import { Thumbnail } from '#ui/lists/card/Thumbnail.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { Found } from '#ui/texts/found/Found.tsx';

export interface SearchHitProps {
  readonly item: BandItem;
  readonly figure: Figure;
  readonly search: string;
  readonly settings: OrganisationSettings;
  /** Unix seconds. */
  readonly nowUnix: number;
}

/**
 * One thing that was found: picture, title, sentence and kind, with what was searched for marked, and its state in a
 * column of its own.
 */
export function SearchHit({ item, figure, search, settings, nowUnix }: SearchHitProps) {
  const { title, href, kind, state } = rowLabels(item, { settings, nowUnix });
  const { short_description: description, thumbnail_url: picture } = item as ModuleCard;
  return (
    <li className="hit">
      {settings.thumbnails_modules_enabled && (
        <div className="hit__pic">
          <Thumbnail src={cardPictureAddress(picture)} figure={figure} />
        </div>
      )}
      <div className="hit__m">
        <h3 className="hit__t">
          <Link href={href}>
            <Found search={search}>{title}</Found>
          </Link>
        </h3>
        {description && (
          <p className="hit__d">
            <Found search={search}>{description}</Found>
          </p>
        )}
        <p className="card__kind">
          {kind.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </p>
      </div>
      {state !== null && (
        <div className="hit__s">
          <StatusBadge {...state} />
        </div>
      )}
    </li>
  );
}
