import { ModulePage } from '#e2e/pages/module-page.ts';
import type { FlowModel, Show, Visitor } from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import type { ModuleFacts } from '#machines/library/module-facts.ts';
import type { moduleMachine } from '#machines/library/module.machine.ts';
import type { ModulePosition } from './module.possible.ts';
import { FILE } from './module-world.ts';

export const CONFIRM = 'I have read and understood the document';

export const screen = ({ page }: Visitor) => new ModulePage(page);
export const dialog = ({ page }: Visitor) => page.getByRole('alertdialog');
const bar = ({ page }: Visitor, name: 'Confirm' | 'Completed') => page.getByRole('region', { name, exact: true });

/** The rail and the content stand beside each other while the module can be taken or was completed. */
const whileOpen =
  (show: (visitor: Visitor, facts: ModuleFacts, position: ModulePosition) => Promise<void>): Show<ModulePosition> =>
  async (visitor, position) => {
    const { facts } = position;
    if (facts?.access === 'open' || facts?.access === 'completed') await show(visitor, facts, position);
  };

const seeBoard =
  (status: string, text: string): Show<ModulePosition> =>
  async (visitor) => {
    await see(screen(visitor).main.getByText(status, { exact: true })).toBeVisible();
    await see(screen(visitor).main.getByText(text)).toBeVisible();
    await see(screen(visitor).evidence.getByRole('button')).toHaveCount(0);
  };

const seeConfirm =
  (name: string, isBusy = false): Show<ModulePosition> =>
  async (visitor, { facts }) => {
    if (facts?.needsConfirmation !== true) return see(bar(visitor, 'Confirm')).toHaveCount(0);
    const button = screen(visitor).button(name);
    await (isBusy
      ? see(button).toHaveAttribute('aria-disabled', 'true')
      : see(button).not.toHaveAttribute('aria-disabled'));
  };

/** The question stands over what was pressed. */
const seeQuestion = (
  title: RegExp,
  pressed: RegExp,
  isOffered: (facts: ModuleFacts) => boolean,
): Show<ModulePosition> =>
  whileOpen(async (visitor, facts) => {
    await see(visitor.page.getByRole('alertdialog', { name: title })).toContainText('You are viewing as Amara Osei.');
    if (isOffered(facts)) await see(screen(visitor).main.getByText(pressed)).toBeVisible();
  });

/** The form, or what opens it. */
const offer = (visitor: Visitor) => screen(visitor).send.or(screen(visitor).add);

const seeStanding = (word: RegExp, offers: boolean): Show<ModulePosition> =>
  whileOpen(async (visitor, { takesEvidence }) => {
    await see(screen(visitor).evidence.getByText(word)).toBeVisible();
    await see(offer(visitor)).toHaveCount(offers && takesEvidence ? 1 : 0);
  });

const seeSending = whileOpen(async (visitor) => {
  await see(screen(visitor).button('Sending…')).toHaveAttribute('aria-disabled', 'true');
  await see(screen(visitor).message).toHaveAttribute('readonly');
});

/** What each state of the chart must show. */
export const states: FlowModel<typeof moduleMachine, 'module', ModulePosition>['states'] = {
  'module.progress': async (visitor, { facts }) => see(screen(visitor).heading).toHaveCount(facts === null ? 0 : 1),
  'module.progress.loading': async ({ page }) => see(page.getByText('Loading the module')).toBeAttached(),
  'module.progress.unpublished': seeBoard('Not open yet', 'Sorry, this module is not yet available.'),
  'module.progress.blocked': async (visitor) =>
    see(screen(visitor).main.getByText('Locked', { exact: true })).toBeVisible(),
  'module.progress.blocked.root': seeBoard('Locked', 'Please complete two pieces of training first.'),
  'module.progress.blocked.parent': seeBoard('Locked', 'Please complete Decontamination of instruments first.'),
  'module.progress.available': async (visitor) =>
    see(screen(visitor).main.getByText(/^(Pending|In progress)$/)).toBeVisible(),
  'module.progress.available.viewing': async (visitor, position) => {
    if (position.facts?.isDownloadFirst !== true) return seeConfirm(CONFIRM)(visitor, position);
    await see(screen(visitor).button('Download the document')).toBeVisible();
    await see(screen(visitor).button(CONFIRM)).toHaveCount(0);
  },
  'module.progress.available.downloaded': seeConfirm(CONFIRM),
  'module.progress.available.naming': seeQuestion(
    /^Confirm the document for Amara Osei\?$/,
    /^I have read and understood the document$/,
    ({ needsConfirmation }) => needsConfirmation,
  ),
  'module.progress.available.confirming': seeConfirm('Confirming…', true),
  'module.progress.available.notConfirmed': async (visitor, position) => {
    await seeConfirm(CONFIRM)(visitor, position);
    if (position.facts?.needsConfirmation === true)
      await see(bar(visitor, 'Confirm').getByRole('alert')).toContainText('Your confirmation did not arrive.');
  },
  'module.progress.completed': async (visitor) => see(bar(visitor, 'Completed')).toContainText('Done.'),
  'module.progress.completed.idle': async ({ page }) =>
    see(page.getByRole('alertdialog', { name: /^Restart/ })).toHaveCount(0),
  'module.progress.completed.confirmingRestart': async (visitor, { isViewed }) =>
    see(dialog(visitor)).toContainText(`${isViewed ? "Amara Osei's" : 'Your'} completion is taken back`),
  'module.progress.completed.notRestarted': async ({ page }) =>
    see(page.getByText('The module could not be restarted. Please try again.')).toBeVisible(),
  'module.progress.resetting': async (visitor) =>
    see(screen(visitor).button('Restarting…')).toHaveAttribute('aria-disabled', 'true'),
  'module.content': async () => {},
  'module.content.closed': async (visitor) => see(screen(visitor).main.locator('iframe')).toHaveCount(0),
  'module.content.naming': seeQuestion(
    /^Open this (package|link) for Amara Osei\?$/,
    /^(The package opens on this page|Opens in a new window)/,
    () => true,
  ),
  'module.content.open': whileOpen(async (visitor, { isDownloadFirst }) => {
    if (!isDownloadFirst)
      await see(
        screen(visitor)
          .main.locator('iframe')
          .or(visitor.page.getByRole('link', { name: 'Open the link' })),
      ).toBeVisible();
  }),
  'module.evidence': async () => {},
  'module.evidence.settling': async (visitor) => see(screen(visitor).evidence).toHaveCount(0),
  'module.evidence.none': whileOpen(async (visitor, { takesEvidence }) => {
    await see(screen(visitor).evidence).toHaveCount(takesEvidence ? 1 : 0);
    await see(offer(visitor)).toHaveCount(takesEvidence ? 1 : 0);
  }),
  'module.evidence.pending': seeStanding(/^In review/, false),
  'module.evidence.accepted': seeStanding(/^Accepted/, true),
  'module.evidence.rejected': seeStanding(/^Rejected/, true),
  'module.evidence.editing': whileOpen(async (visitor, { takesEvidence }, { hasFile, hasMessage }) => {
    if (!takesEvidence) return see(offer(visitor)).toHaveCount(0);
    if (!hasFile && !hasMessage) return see(offer(visitor)).toHaveCount(1);
    await see(screen(visitor).message).toHaveValue(hasMessage ? /^Done in May/ : '');
    await see(screen(visitor).evidence.getByText('Uploaded', { exact: true })).toHaveCount(hasFile ? 1 : 0);
    if (!hasFile) return see(screen(visitor).send).toHaveAccessibleDescription('Choose a file first');
    await see(screen(visitor).send).not.toHaveAttribute('aria-disabled');
  }),
  'module.evidence.naming': seeQuestion(
    /^Send this evidence for Amara Osei\?$/,
    /^Send evidence$/,
    ({ takesEvidence }) => takesEvidence,
  ),
  'module.evidence.uploading': whileOpen(async (visitor) =>
    see(screen(visitor).button(`Cancel: ${FILE.name}`)).toBeVisible(),
  ),
  'module.evidence.submitting': seeSending,
  'module.evidence.asking': seeSending,
  'module.evidence.queued': whileOpen(async (visitor) => {
    await see(
      screen(visitor).evidence.getByText('There is no connection. Your evidence is on this device'),
    ).toBeVisible();
    await see(screen(visitor).button('Change it')).toBeVisible();
  }),
  'module.evidence.unconfirmed': whileOpen(async (visitor) => {
    await see(screen(visitor).evidence.getByRole('alert')).toContainText(
      'It is not known yet whether your evidence arrived.',
    );
    await see(screen(visitor).button('Look again')).toBeVisible();
  }),
};
