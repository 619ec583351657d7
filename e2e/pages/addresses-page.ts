import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** "Where you lived", `/profile/addresses/:key`. */
export class AddressesPage extends Screen {
  readonly title: RegExp = /^Where you lived · /;

  /** The sum, with what stands beside it. */
  get sum(): Locator {
    return this.main.locator('.addr__sum');
  }

  get stops(): Locator {
    return this.page.getByRole('list', { name: 'Addresses, from now backwards' }).getByRole('listitem');
  }

  get lookup(): Locator {
    return this.page.getByRole('combobox', { name: 'Postcode or street' });
  }

  get options(): Locator {
    return this.page.getByRole('listbox', { name: 'Addresses found' }).getByRole('option');
  }

  get fillGap(): Locator {
    return this.page.getByRole('button', { name: /^Fill this gap/ });
  }

  get back(): Locator {
    return this.page.getByRole('link', { name: 'Back to your profile' });
  }

  change(address: string): Locator {
    return this.button(`Change ${address}`);
  }

  remove(address: string): Locator {
    return this.button(`Remove ${address}`);
  }

  part(label: string): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  }

  date(end: 'From' | 'To', part: 'Month' | 'Year'): Locator {
    return this.page
      .getByRole('group', { name: new RegExp(`^${end}`) })
      .getByRole('combobox', { name: part, exact: true });
  }
}
