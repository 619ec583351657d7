import { Breadcrumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Contours } from '#ui/drawings/contours/Contours.tsx';
import { CoverPath } from '#ui/drawings/contours/CoverPath.tsx';
import { StoppedPath } from '#ui/drawings/contours/StoppedPath.tsx';
import { RichText } from '#ui/texts/rich-text/RichText.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { Sign } from '#ui/drawings/sign/Sign.tsx';
import { UpdateHistory } from '#ui/messages/update-history/UpdateHistory.tsx';
import { Pagination } from '#ui/actions/pagination/Pagination.tsx';
import { GallerySection } from './GallerySection.tsx';

const html =
  '<h2>What you will learn</h2><p>Decontamination, <strong>sharps</strong> and the <a href="https://example.org">local room</a>.</p><ul><li>Before</li><li>After</li></ul>';

/** The fingerpost, the cover's map, the update history and authored text. */
export function SignSection() {
  return (
    <>
      <GallerySection title="Sign">
        <Breadcrumb
          crumbs={[
            { label: 'Library', href: '#library' },
            { label: 'Infection Control', href: '#ic' },
            { label: 'Final assessment' },
          ]}
        />
        <Path>
          <PathNode line="here">
            <Sign
              kicker="Next"
              title={<a href="#next">Decontamination of instruments</a>}
              actions={
                <>
                  <LinkButton variant="go" href="#next">
                    Continue
                  </LinkButton>
                  <Button variant="line">Later</Button>
                </>
              }
            >
              Document, about 12 minutes. Reading it opens the final assessment.
            </Sign>
          </PathNode>
          <PathNode marker="locked" line="gated" title="Final assessment" why="Not available until you complete it" />
        </Path>
      </GallerySection>
      <GallerySection title="Cover">
        <div className="kit__two">
          <div className="cover kit__map">
            <Contours className="cover__map">
              <CoverPath />
            </Contours>
          </div>
          <div className="cover kit__map">
            <Contours className="cover__map" anchor="middle">
              <StoppedPath at="gate" />
            </Contours>
          </div>
        </div>
        <div className="kit__cover">
          <UpdateHistory
            title="Update history"
            releases={[
              {
                version: '0.213.7',
                title: 'Every move before you commit',
                date: "2nd Mar '26",
                text: 'Unscheduling now lists each booking that moves, why it moves, and the day it stops being free.',
              },
              { version: '0.213.0', title: 'Uploads survive a lost connection', date: "16th Feb '26" },
              { version: '0.212.4', title: 'Award PDFs open in the page', date: "2nd Feb '26" },
            ]}
            pager={
              <Pagination
                label="Update history pages"
                page={1}
                pageSize={10}
                total={46}
                previousLabel="Newer updates"
                nextLabel="Older updates"
                onChange={() => {}}
              />
            }
          />
        </div>
      </GallerySection>
      <GallerySection title="Authored text">
        <RichText html={html} />
      </GallerySection>
    </>
  );
}
