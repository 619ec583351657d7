import type { CategoryCard } from '#contracts/library/category.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { cardPictureAddress } from '#current/picture-address.ts';
import { Card } from '#ui/lists/card/Card.tsx';
import type { Figure } from '#ui/lists/card/figures.ts';
import { Thumbnail } from '#ui/lists/card/Thumbnail.tsx';
import { Badge } from '#ui/messages/badge/Badge.tsx';

export interface CategoryAsCardProps {
  readonly category: CategoryCard;
  readonly settings: OrganisationSettings;
  readonly figure: Figure;
}

/** M-04, M-08, M-27: a category; one that asks for attention says so. */
export function CategoryAsCard({ category, settings, figure }: CategoryAsCardProps) {
  return (
    <Card
      title={category.title}
      href={`/categories/${category.id}`}
      {...(settings.thumbnails_categories_enabled
        ? { picture: <Thumbnail src={cardPictureAddress(category.thumbnail_url)} figure={figure} /> }
        : {})}
    >
      {category.extended?.attention === true && (
        <div className="card__when">
          <Badge tone="due" shape="expiring">
            Needs your attention
          </Badge>
        </div>
      )}
    </Card>
  );
}
