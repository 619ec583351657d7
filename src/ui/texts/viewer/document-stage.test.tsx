// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DocumentStage } from './DocumentStage.tsx';
import { PdfStage } from './PdfStage.tsx';

beforeEach(() => vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(632));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (pages: number) =>
  render(
    <DocumentStage name="log.pdf" url="blob:x" pages={pages} canPrint>
      {({ page, zoom, width }) => <p>{`drawn ${page} at ${zoom} in ${width}`}</p>}
    </DocumentStage>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name: `${name}: log.pdf` }));

test('V3: pages and zoom in our own controls, and by keys on the ground', async () => {
  show(3);
  expect(screen.getByText('drawn 1 at 1 in 600')).toBeTruthy();
  await press('Next page');
  await press('Larger');
  expect(screen.getByText('drawn 2 at 1.25 in 600')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'log.pdf, page 2 of 3' })).toBeTruthy();
  screen.getByRole('region').focus();
  await userEvent.keyboard('{PageDown}-{PageDown}');
  expect(screen.getByText('drawn 3 at 1 in 600')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next page: log.pdf' }).getAttribute('aria-disabled')).toBe('true');
});

test('0371: the share that was read is a line under the tools; it says nothing that the page number does not', async () => {
  const { container } = show(4);
  const line = () => container.querySelector<HTMLElement>('.stage__read i')?.style.width;
  expect(line()).toBe('25%');
  await press('Next page');
  expect(line()).toBe('50%');
  expect(container.querySelector('.stage__read')?.getAttribute('aria-hidden')).toBe('true');
});

test('0371: where the tools hand the file out, what is seldom needed stands in a menu', async () => {
  const onSave = vi.fn<() => void>();
  render(
    <DocumentStage name="log.pdf" url="blob:x" pages={2} canPrint onSave={onSave}>
      {() => null}
    </DocumentStage>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Download log.pdf' }));
  expect(onSave).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Print: log.pdf' })).toBeNull();
  await press('More');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Print' }));
  expect(document.querySelector('iframe.stage__print')).not.toBeNull();
});

test('a picture has no pages to turn', () => {
  show(1);
  expect(screen.queryByRole('button', { name: /page/ })).toBeNull();
  expect(screen.getByRole('region', { name: 'log.pdf' })).toBeTruthy();
});

const showUndrawn = (pdfViewerEnabled: boolean): void => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: pdfViewerEnabled, configurable: true });
  render(<PdfStage name="log.pdf" url="blob:x" file={new Blob(['%PDF-1.7'])} />);
};

test('V3: where it cannot be drawn the browser shows it', async () => {
  showUndrawn(true);
  await waitFor(() => expect(screen.getByTitle('log.pdf').getAttribute('src')).toBe('blob:x#navpanes=0&view=FitH'));
});

test('V3: where the browser cannot show it either it is a download', async () => {
  showUndrawn(false);
  expect(await screen.findByText('This file cannot be shown here. Download it to open it.')).toBeTruthy();
});
