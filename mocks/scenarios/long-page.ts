import {
  builderContent,
  columns,
  heading,
  moduleCard,
  richText,
  simpleText,
} from '#fixtures/library/builder-content.ts';
import { pinnedInNorthgate } from '#fixtures/library/pages.ts';
import type { Stage } from './scenario.ts';

/** Each part is a heading, a text, a rich text, a card and columns with a text each: seven blocks. */
const PARTS = 72;

/** A page of some five hundred blocks, which Helen edits. */
export const longPage = async ({ db }: Stage): Promise<void> => {
  const parts = Array.from({ length: PARTS }, (_, nth) => [
    heading(`Part ${nth + 1}`),
    simpleText(`What happens in part ${nth + 1}, in two sentences. Read it before your shift.`),
    richText(
      `<p>First <strong>this</strong>, then <em>that</em>, in part ${nth + 1}.</p><ul><li>One</li><li>Two</li></ul>`,
    ),
    moduleCard(801),
    columns([simpleText(`To the left in part ${nth + 1}.`)], [simpleText(`To the right in part ${nth + 1}.`)]),
  ]).flat();
  await db.tables.pages.update(pinnedInNorthgate.page_id, { content: builderContent(parts) });
};
