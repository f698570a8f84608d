import { comboboxTester } from '@mina-sidor/ui/testing';
import { userEvent } from '@testing-library/user-event';

declare global {
  /** Chooses a country as a test of a consumer would. Returns what the tester has read on its way. */
  var chooseCountry: () => Promise<readonly unknown[]>;
}

globalThis.chooseCountry = async () => {
  const country = comboboxTester({ name: 'Country', user: userEvent.setup() });
  await country.search('land');
  const found = country.options();
  await country.choose('Ireland');
  return [found, country.value(), country.options()];
};
