import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { TOAST_MILLISECONDS } from '#contracts/constants.ts';
import { Avatar } from '#ui/drawings/avatar/Avatar.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { ConfirmDialog } from '#ui/frames/dialog/ConfirmDialog.tsx';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { Menu } from '#ui/actions/menu/Menu.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { createToastStore, type ToastStore } from '#ui/messages/toast/toast-store.ts';
import { ToastRegion } from '#ui/messages/toast/ToastRegion.tsx';
import { GallerySection } from './GallerySection.tsx';

type Open = 'none' | 'dialog' | 'confirm' | 'danger' | 'over';

/** What lifts off the paper: dialogs, sheets, menus, toasts. */
export function OverlaysSection() {
  const [open, setOpen] = useState<Open>('none');
  const [toasts] = useState<ToastStore>(() => createToastStore(TOAST_MILLISECONDS));
  const close = () => setOpen('none');
  return (
    <GallerySection title="Overlays">
      <div className="kit__row">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Open the dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          Ask
        </Button>
        <Button variant="secondary" onClick={() => setOpen('danger')}>
          Ask about something that is lost
        </Button>
        <Button variant="secondary" onClick={() => setOpen('over')}>
          Without a close button
        </Button>
        <Menu
          label="Amara Osei, your account"
          trigger={<Avatar name="Amara Osei" />}
          items={[
            { key: 'profile', label: 'Profile' },
            { key: 'out', label: 'Sign out' },
          ]}
          onPick={(key) => toasts.show({ key: 'menu', text: `Picked: ${key}` })}
        />
        <Menu
          label="More"
          trigger={<IconDots className="ic" aria-hidden />}
          items={[
            { key: 'edit', label: 'Edit' },
            { key: 'remove', label: 'Remove', danger: true },
          ]}
          onPick={(key) => toasts.show({ key: 'menu', text: `Picked: ${key}` })}
        />
        <Button
          variant="secondary"
          onClick={() =>
            toasts.show({
              key: 'booking',
              marker: 'scheduled',
              text: "Your Waymark booking has updated. See 'My Bookings' for details.",
              link: { label: 'View Bookings', href: '#bookings' },
            })
          }
        >
          Show a toast
        </Button>
      </div>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Check before you submit"
        lead="All 8 answered. A reviewer marks this. You cannot change your answers afterwards."
        bodyLabel="Your answers"
        foot={
          <>
            <p className="foot__fact">
              <b>This uses attempt 2 of 3</b>
              <span className="meta">One attempt is left afterwards</span>
            </p>
            <Button variant="secondary" onClick={close}>
              Back
            </Button>
            <Button variant="go" onClick={close}>
              Submit
            </Button>
          </>
        }
      >
        <p>Every answer in one line, with a way to change it.</p>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="Leave this page?"
        confirmText="Leave"
        cancelText="Stay"
        onConfirm={close}
        onCancel={close}
      >
        <p>Your answers stay on this device until you submit.</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={open === 'danger'}
        title="Remove the file?"
        confirmText="Remove file"
        danger
        onConfirm={close}
        onCancel={close}
      >
        <p>It has not been sent yet. You would have to choose it again.</p>
      </ConfirmDialog>
      <Dialog
        isOpen={open === 'over'}
        onClose={close}
        noClose
        size="small"
        title="Session expired"
        lead="Sorry, but your session has expired. Please try signing in again."
      >
        <Note title="Your answers are kept">
          <p>8 of 8 are on this device.</p>
        </Note>
        <p className="kit__act">
          <Button variant="go" onClick={close}>
            Continue
          </Button>
        </p>
      </Dialog>
      <ToastRegion store={toasts} />
    </GallerySection>
  );
}
