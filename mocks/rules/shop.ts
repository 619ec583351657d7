import type { OrganisationRecord } from '#fixtures/records/people.record.ts';

/** T-12: only an organisation with this client sells subscriptions. */
const SHOP = 'COM';

/** Whether an organisation sells subscriptions. */
export const isShop = (organisation: Pick<OrganisationRecord, 'clients'> | undefined): boolean =>
  organisation?.clients.some(({ key }) => key === SHOP) === true;
