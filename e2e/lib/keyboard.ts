import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';

/** More steps than any screen of ours has. */
const FAR = 120;

/** Runs in the page. Null where the element went with what was drawn anew. */
const hasFocus = (element: Element): boolean | null =>
  element.isConnected ? element === document.activeElement : null;

/** No mouse and no touch: whatever is pressed in a story from here on, is pressed by a key. */
export const refuseMouse = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'] as const) {
      window.addEventListener(
        kind,
        ({ isTrusted }) => {
          if (isTrusted) throw new Error(`A ${kind} in a story told by keyboard`);
        },
        { capture: true },
      );
    }
  });
};

/** Presses Tab until the target has the focus. Fails where the keyboard does not get there, or the focus cannot be seen. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible();
  // Found once: looking for it by its role at every step takes longer than the step.
  let element = await target.elementHandle();
  for (let step = 0; step < FAR; step += 1) {
    const isReached = await element.evaluate(hasFocus);
    if (isReached === true) break;
    if (isReached === false) await page.keyboard.press(key);
    else element = await target.elementHandle();
  }
  await expect(target, 'reached by Tab').toBeFocused();
  expect(await target.evaluate((element) => element.matches(':focus-visible')), 'the focus is shown').toBe(true);
};

/** Tab, then Enter. */
export const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

/** Tab, then the text, key by key. */
export const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

/** Tab to what chooses a file, then Enter; the browser's own window gives the file. */
export const chooseFile = async (
  page: Page,
  target: Locator,
  file: Parameters<FileChooser['setFiles']>[0],
): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await press(page, target);
  await (await chooser).setFiles(file);
};

/** Into a list of radios by Tab, to the option by arrows. */
export const chooseRadio = async (page: Page, list: Locator, label: string): Promise<void> => {
  const radios = list.getByRole('radio');
  const wanted = list.getByRole('radio', { name: label, exact: true });
  await tabTo(page, radios.first());
  await page.keyboard.press('Space');
  const count = await radios.count();
  for (let step = 0; step < count && !(await wanted.isChecked()); step += 1) await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
};

/** By Tab from box to box, by Space on and off. */
export const tick = async (page: Page, list: Locator, ...labels: readonly string[]): Promise<void> => {
  for (const label of labels) {
    const box = list.getByRole('checkbox', { name: label, exact: true });
    await tabTo(page, box);
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
  }
};
