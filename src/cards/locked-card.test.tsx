// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { ModuleCard } from '#contracts/library/card.schema.ts';
import { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { CardShared } from './card-props.ts';
import { ItemAsCard } from './ItemAsCard.tsx';

afterEach(cleanup);

const DAY = 86_400;
const NOW = Date.UTC(2026, 2, 2, 9) / 1000;
const SETTINGS = OrganisationSettings.parse({});

const show = (rest: Partial<ModuleCard>, form?: CardShared['form']) => {
  render(
    <ItemAsCard
      form={form}
      item={{ entity_id: 1, module_id: 7, module_type_key: 'VID', title: 'Spillages', status: 'pending', ...rest }}
      settings={SETTINGS}
      nowUnix={NOW}
    />,
  );
  return screen.getByRole('article');
};

describe('N-08: a locked item names its key', () => {
  const key = [{ id: 6, title: 'Water lines', type: 'module', completed: false }] as const;

  test('in place of a state that says nothing more, and nothing invites to open it', () => {
    show({ prerequisites: [...key] });
    expect(screen.getByText('Locked until you complete Water lines').className).toContain('state--locked');
    expect(screen.queryByText('Pending')).toBeNull();
    expect(screen.queryByText('Get Started')).toBeNull();
  });

  test('where the day leads, in the band of what is overdue or due', () => {
    const late = show({ status: 'overdue', due_at: NOW - DAY, prerequisites: [...key] }, 'late');
    expect(late.className).toContain('dated');
    expect(late.textContent).toContain('Locked until you complete Water lines');
    expect(late.textContent).not.toContain('Get Started');
    cleanup();
    const soon = show({ due_at: NOW + DAY, prerequisites: [...key] }, 'soon');
    expect(soon.className).toContain('dated');
    expect(soon.textContent).toContain('Locked until you complete Water lines');
    cleanup();
    expect(show({ status: 'overdue', due_at: NOW - DAY, prerequisites: [] }, 'late').textContent).toContain(
      'Get Started',
    );
  });

  test('beside a day that has passed, and not once it is completed', () => {
    const overdue = show({ status: 'overdue', due_at: NOW - DAY, prerequisites: [...key] });
    expect(overdue.textContent).toContain('Overdue since');
    expect(overdue.textContent).toContain('Locked until you complete Water lines');
    cleanup();
    expect(show({ status: 'completed', prerequisites: [...key] }).textContent).not.toContain('Locked');
  });
});
