import { IconEye, IconWifiOff } from '@tabler/icons-react';
import { Badge } from '#ui/messages/badge/Badge.tsx';
import { Ribbon } from '#ui/messages/badge/Ribbon.tsx';
import { Board } from '#ui/frames/board/Board.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { InkBar } from '#ui/frames/ink-bar/InkBar.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Banner } from '#ui/messages/note/Banner.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { Tabs } from '#ui/actions/tabs/Tabs.tsx';
import { ToastItem } from '#ui/messages/toast/ToastItem.tsx';
import { ErrorTray } from '#ui/messages/tray/ErrorTray.tsx';
import { GallerySection } from './GallerySection.tsx';

const nothing = () => {};

/** Tabs, badges, and everything that tells. */
export function MessagesSection() {
  return (
    <>
      <GallerySection title="Tabs, badges">
        <Tabs
          label="Example"
          tabs={[
            { key: 'overview', label: 'Overview', panel: <p>What it is.</p> },
            { key: 'journey', label: 'Journey', panel: <p>The way through it.</p> },
          ]}
        />
        <Tabs
          label="Example of page tabs"
          size="lead"
          tabs={[
            { key: 'coming', label: 'Coming', panel: <p>What is ahead.</p> },
            { key: 'past', label: 'Past', panel: <p>What lies behind.</p> },
          ]}
        />
        <div className="kit__row">
          <Badge>Optional</Badge>
          <Badge tone="due" shape="expiring">
            Due in 9 days
          </Badge>
          <Badge tone="bad" shape="overdue">
            Late fee £48.00
          </Badge>
          <Badge tone="ok" shape="done">
            Paid
          </Badge>
          <Ribbon>Coming 4th Apr '26</Ribbon>
        </div>
      </GallerySection>
      <GallerySection title="Messages">
        <Banner>
          <p>
            <b>Staging.</b> Nothing you do here reaches a learner.
          </p>
          <a href="#about">About</a>
        </Banner>
        <ErrorTray
          title="Sorry, please check the following:"
          items={[
            { key: 'm', message: 'Message: please complete this field', fieldId: 'k2' },
            { key: 'l', message: 'Location: choose one of the list', fieldId: 'k3' },
          ]}
        />
        <ErrorTray title="Oops, something went wrong!" onDismiss={nothing}>
          Sorry, there was an unexpected problem. We've logged the issue and will attempt to resolve it as soon as
          possible.
        </ErrorTray>
        <ErrorTray title="Undergoing Maintenance" tone="warning">
          Waymark is temporarily unavailable while we carry out maintenance. Please try again in a few minutes.
        </ErrorTray>
        <Board marker="locked" title="The closed board: the fingerpost without its point">
          <p>For a page that cannot go on. It says who can open it, and offers one way back.</p>
        </Board>
        <Board
          marker="failed"
          tone="bad"
          title="The same, when it is final for you"
          actions={
            <LinkButton variant="secondary" href="#back">
              Back to the collection
            </LinkButton>
          }
        />
        <InkBar
          icon={<IconEye className="ic" aria-hidden />}
          action={<Button variant="secondary">Exit View As…</Button>}
        >
          You are viewing as <b>Tom Whitfield</b>
        </InkBar>
        <InkBar icon={<IconWifiOff className="ic" aria-hidden />}>
          <b>No connection.</b> You can carry on reading. Everything is kept on this device.
        </InkBar>
        <Note title="Not available yet">
          <p>
            Please complete <a href="#first">Decontamination of instruments</a> first.
          </p>
        </Note>
        <ToastItem toast={{ key: 'a', text: 'Reset instructions sent' }} onClose={nothing} />
        <ToastItem
          toast={{
            key: 'b',
            title: 'Oops, something went wrong with your report.',
            text: 'It is kept, and you can ask for it again.',
            tone: 'danger',
            link: { label: 'Find out more', href: '#queue' },
          }}
          onClose={nothing}
        />
      </GallerySection>
    </>
  );
}
