import { LIST_PAGE_SIZES } from '#contracts/constants.ts';
import type { CategoryCard } from '#contracts/library/category.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { cardPictureAddress } from '#current/picture-address.ts';
import { Pagination } from '#ui/actions/pagination/Pagination.tsx';
import { CardGrid } from '#ui/lists/card/CardGrid.tsx';
import { figureOf } from '#ui/lists/card/figures.ts';
import { pageOf } from '../listing/listing-address.ts';
import { Card } from '#ui/lists/card/Card.tsx';
import { Thumbnail } from '#ui/lists/card/Thumbnail.tsx';
import { Badge } from '#ui/messages/badge/Badge.tsx';

interface CategoryAsCardProps {
  readonly category: CategoryCard;
  readonly settings: OrganisationSettings;
}

/** M-04, M-08, M-27: a category; one that asks for attention says so. */
function CategoryAsCard({ category, settings }: CategoryAsCardProps) {
  return (
    <Card
      title={category.title}
      href={`/categories/${category.id}`}
      {...(settings.thumbnails_categories_enabled
        ? {
            picture: (
              <Thumbnail
                src={cardPictureAddress(category.thumbnail_url)}
                figure={figureOf({ id: category.id, category: category.id })}
              />
            ),
          }
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

export interface CategoryGridProps {
  readonly categories: readonly CategoryCard[];
  readonly settings: OrganisationSettings;
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** M-01, M-05: categories as cards. However many there are, a page shows few. */
export function CategoryGrid({ categories, settings, page, onPage }: CategoryGridProps) {
  const [size] = LIST_PAGE_SIZES;
  const { data, current_page, total } = pageOf(categories, page, size);
  return (
    <>
      <CardGrid
        cards={data.map((category) => ({
          key: String(category.id),
          card: <CategoryAsCard category={category} settings={settings} />,
        }))}
      />
      {total > size && (
        <Pagination
          label="Categories: pages"
          page={current_page}
          pageSize={size}
          total={total}
          onChange={({ page: to }) => onPage(to)}
        />
      )}
    </>
  );
}
