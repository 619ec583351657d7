// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '#api/testing/open-page.tsx';
import { SurroundingsContext, type Surroundings } from '#current/surroundings.ts';
import { CurrentContext } from '#current/current-context.ts';
import type { Page } from '#contracts/library/page.schema.ts';
import { builderContent, heading, richText, unknownBlock } from '#fixtures/library/builder-content.ts';
import { pinnedInNorthgate } from '#fixtures/library/pages.ts';
import { northgate } from '#fixtures/organisations.ts';
import { helenCho } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { EditorPage } from './EditorPage.tsx';

/** Monday, 2nd Mar '26, 9:00 am. */
const NOW = Date.UTC(2026, 2, 2, 9);
const surroundings = { clock: { now: () => NOW, subscribe: () => () => undefined } } as unknown as Surroundings;
const PATH = `pages/${pinnedInNorthgate.page_id}?organisation_id=${northgate.organisation_id}`;

let door: InProcess;

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.scrollIntoView = () => undefined;
  document.elementsFromPoint = () => [];
  localStorage.clear();
  door = createInProcess({ now: () => NOW });
  await door.demo.as(helenCho.email);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Helen opens the page, with this written on it. */
const open = async (...blocks: Parameters<typeof builderContent>[0]): Promise<void> => {
  const stored = (await (await door.fetch(PATH)).json()) as Page;
  const page = { ...stored, content: builderContent(blocks) };
  await openPage(
    door,
    (person) => (
      <SurroundingsContext value={surroundings}>
        <CurrentContext value={person}>
          <EditorPage {...person} page={page} />
        </CurrentContext>
      </SurroundingsContext>
    ),
    { organisationId: northgate.organisation_id },
  );
};

const block = (name: string) => screen.getByRole('group', { name });
const settings = () => within(screen.getByRole('complementary', { name: 'Settings' }));
const publish = () => screen.getByRole('button', { name: 'Publish' });

describe('what is to fix', () => {
  test('P-05: a heading of 51 characters is said beside its field, in the list and in the bar; nothing of it is cut', async () => {
    await open(heading('Before your first shift'));
    await userEvent.click(block('Heading: Before your first shift'));
    fireEvent.change(settings().getByLabelText('Text'), { target: { value: 'x'.repeat(51) } });
    expect(await screen.findByText('1 to fix')).toBeVisible();
    expect(settings().getByLabelText('Text')).toHaveAccessibleDescription('51 of 50 characters');
    expect(settings().getByLabelText('Text')).toHaveValue('x'.repeat(51));
    expect(publish()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(settings().getByRole('button', { name: 'Heading: 51 of 50 characters' }));
    await waitFor(() => expect(settings().getByLabelText('Text')).toHaveFocus());
    fireEvent.change(settings().getByLabelText('Text'), { target: { value: 'x'.repeat(50) } });
    expect(publish()).not.toHaveAttribute('aria-disabled');
  });

  test('a block that was added just now lacks something, and is no fault until another one is selected', async () => {
    await open(heading('Before your first shift'));
    await userEvent.click(screen.getByRole('button', { name: 'Collection card' }));
    expect(screen.queryByText('1 to fix')).toBeNull();
    await userEvent.click(block('Heading: Before your first shift'));
    expect(await screen.findByText('1 to fix')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Collection card: Choose a collection' })).toBeVisible();
  });
});

test('P-04: who goes on with the keyboard before a new block is drawn keeps the focus', async () => {
  await open(heading('Before your first shift'));
  const next = screen.getByRole('searchbox', { name: 'Find a block' });
  fireEvent.click(screen.getByRole('button', { name: 'Simple text' }));
  next.focus();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(next).toHaveFocus();
  screen.getByRole('button', { name: 'Simple text' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Simple text' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Simple text text' })).toHaveFocus());
});

test('P-23: a block of a newer version says so, is moved and copied like any other, and is sent back as it was', async () => {
  await open(unknownBlock, heading('Before your first shift'));
  expect(screen.getByText('This block is from a newer version')).toBeVisible();
  await userEvent.click(block('Hologram'));
  await userEvent.click(screen.getByRole('button', { name: 'Move down' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('Draft saved');
  const { content_draft: draft } = (await (await door.fetch(PATH)).json()) as Page;
  const nodes = JSON.parse(atob(draft ?? '')) as Record<string, { nodes: string[]; props: unknown }>;
  expect(nodes['ROOT']?.nodes).toEqual(['node-2', 'node-1']);
  expect(nodes['node-1']).toMatchObject({ type: { resolvedName: 'Hologram' }, props: { depth: 3 } });
});

test('K-18, K-19: what is pasted from a word processor is what the tools could have written', async () => {
  await open(richText('<p>First.</p>'));
  await userEvent.click(block('Rich text: First.'));
  const text = await screen.findByRole('textbox', { name: 'Rich text' });
  const html =
    '<html><body><p class="MsoNormal" style="mso-fareast-language:EN"><b>Bold</b><o:p></o:p> <a href="javascript:alert(1)">bad</a> <a href="https://skills.example">good</a><script>alert(1)</script></p><table><tr><td>cell</td></tr></table></body></html>';
  fireEvent.paste(text, {
    clipboardData: { getData: (kind: string) => (kind === 'text/html' ? html : ''), types: ['text/html'] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('Draft saved');
  const { content_draft: draft } = (await (await door.fetch(PATH)).json()) as Page;
  const nodes = JSON.parse(atob(draft ?? '')) as Record<string, { props: { html: string } }>;
  const written = nodes['node-1']?.props.html ?? '';
  expect(written).toContain('<strong>Bold</strong>');
  expect(written).toMatch(/<a [^>]*href="https:\/\/skills\.example"[^>]*>good<\/a>/);
  expect(written).toContain('cell');
  expect(written).not.toMatch(/script|Mso|style|table|javascript|o:p/);
});

describe('what does not come', () => {
  test.each([
    ['listThumbnails', 'Image', 'Choose', 'The pictures could not be loaded.'],
    ['listLayouts', null, 'Layouts', 'The layouts could not be loaded.'],
    ['listCollections', 'Collection card', null, 'The list could not be loaded.'],
    ['listModules', 'Module card', null, 'The list could not be loaded.'],
    ['listPages', 'Page card', null, 'The list could not be loaded.'],
    ['listAssessments', 'Assessment card', null, 'The list could not be loaded.'],
  ] as const)('%s fails: it says so where it is needed, and is tried again', async (call, added, pressed, text) => {
    await door.demo.faults.set([{ call, status: 500, times: 'always' }]);
    await open(heading('Before your first shift'));
    if (added !== null) await userEvent.click(screen.getByRole('button', { name: added }));
    if (pressed !== null) await userEvent.click(screen.getByRole('button', { name: pressed }));
    expect(await screen.findByText(text)).toBeVisible();
    await door.demo.faults.set([]);
    await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });

  test.each([
    [{ status: 500 }, 'It may not be saved. Please try again'],
    [{ kind: 'offline' }, 'It may not be saved. Please try again'],
    [{ status: 422 }, /^Not saved: /],
    [{ status: 429 }, 'Not saved: the server takes nothing just now'],
    [{ status: 503 }, 'Not saved: the server takes nothing just now'],
    [{ kind: 'html' }, 'It may not be saved. Please try again'],
  ] as const)('updatePage answers %o: the bar says so, and what was written stays', async (fault, text) => {
    await open(heading('Before your first shift'));
    await userEvent.click(block('Heading: Before your first shift'));
    fireEvent.change(settings().getByLabelText('Text'), { target: { value: 'Before your first day' } });
    await door.demo.faults.set([{ call: 'updatePage', times: 1, ...fault }]);
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(block('Heading: Before your first day')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Draft saved')).toBeVisible();
  });

  test('a device without room: the bar says that nothing is stored, and saving still works', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await open(heading('Before your first shift'));
    await userEvent.click(block('Heading: Before your first shift'));
    fireEvent.change(settings().getByLabelText('Text'), { target: { value: 'Before your first day' } });
    expect(await screen.findByText('Not saved, and not stored on this device')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Draft saved')).toBeVisible();
  });
});
