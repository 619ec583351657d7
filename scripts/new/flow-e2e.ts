import { flowStates } from './flow-contract.ts';
import type { FlowNames } from './names.ts';

/** Locators of the page, by role; the id of its address is left out. */
export const flowScreen = ({
  area,
  file,
  Flow,
  title,
  text,
}: FlowNames): string => `import { expect, type Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** The id that the provider states of ${text} name. */
export const SUBJECT_ID: number = undefined;

/** The page of ${text}, \`/${area}/:id/${file}\`. */
export class ${Flow}Page extends Screen {
  static readonly address = \`/${area}/\${SUBJECT_ID}/${file}\`;
  readonly title: RegExp = /^${title}: .+ · /;

  /** Where the decision is made, and where its outcome stands. */
  get decision(): Locator {
    return this.main;
  }

  get message(): Locator {
    return this.main.getByRole('textbox');
  }

  /** The one button of the form. */
  get submit(): Locator {
    return this.main.locator('.btn--go');
  }

  get undo(): Locator {
    return this.button('Undo');
  }

  override async arrive(): Promise<this> {
    await expect(this.page.locator('[aria-busy=true]')).toHaveCount(0);
    return super.arrive();
  }

  /** Confirms, and waits until the decision can no longer be undone. */
  async decide(message: string): Promise<void> {
    await this.message.fill(message);
    await this.submit.click();
    await expect(this.undo).toBeVisible();
    await expect(this.undo).toHaveCount(0, { timeout: 15_000 });
  }
}
`;

/** The normal case, a refusal, a fault, and axe. */
export const flowStory = (names: FlowNames): string => {
  const { file, Flow, text } = names;
  const { open, decided } = flowStates(names);
  return `import { expectNoFindingsAnywhere } from '#e2e/lib/axe.ts';
import { timesCalled } from '#e2e/lib/demo-port.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { ${Flow}Page } from '#e2e/pages/${file}-page.ts';
import { amaraOsei } from '#fixtures/people.ts';

test('decides on ${text} once, and the page says so after a reload', async ({ page, demo }) => {
  await demo.scenario('${open}');
  await comeAs(page, demo, amaraOsei, ${Flow}Page.address);
  const screen = await new ${Flow}Page(page).arrive();
  await expectNoFindingsAnywhere(page, 'form');
  await screen.decide('In my own words.');
  await page.reload();
  await screen.arrive();
  await expect(screen.message).toHaveCount(0);
  await expectNoFindingsAnywhere(page, 'decided');
  expect(await timesCalled(demo, 'submit${Flow}')).toBe(1);
});

test('what was decided before has no actions', async ({ page, demo }) => {
  await demo.scenario('${decided}');
  await comeAs(page, demo, amaraOsei, ${Flow}Page.address);
  const screen = await new ${Flow}Page(page).arrive();
  await expect(screen.message).toHaveCount(0);
  await expect(screen.submit).toHaveCount(0);
});

test('a lost reply is asked after, and the decision is sent once', async ({ page, demo, watch }) => {
  watch.expectNoAnswer();
  await demo.scenario('${open}');
  await comeAs(page, demo, amaraOsei, ${Flow}Page.address);
  const screen = await new ${Flow}Page(page).arrive();
  await demo.faults({ call: 'submit${Flow}', kind: 'lost', times: 1 });
  await screen.decide('In my own words.');
  await expect(screen.message).toHaveCount(0);
  expect(await timesCalled(demo, 'submit${Flow}')).toBe(1);
});
`;
};
