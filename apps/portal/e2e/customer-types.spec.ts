import { Shell } from './pages/Shell.ts';
import type { Customer } from './support/customers.ts';
import { customers, expect, test } from './support/test.ts';

interface Kind {
  readonly is: string;
  readonly customer: Customer;
  readonly navigation: readonly string[];
  /** Pages that redirect to the overview. */
  readonly closed: readonly string[];
  /** The headings of the documents page, and a part of its text. */
  readonly documents: readonly [headings: readonly string[], words: string];
  /** The calls that are never made for this customer. */
  readonly unasked: RegExp;
}

const claimPages = ['/krav', '/krav/47110023918', '/krav/betala/abc'];
const claimDocuments = 'Communication/GetInsuranceDocumentMetadatas';
const neverAsked = new RegExp(`^/api/(?:Insurance|PortalDamage|Payment|${claimDocuments})`, 'u');

const kinds: readonly Kind[] = [
  {
    is: 'blocked in both systems',
    customer: customers.karl,
    navigation: ['Översikt', 'Meddelanden', 'Dokument'],
    closed: [...claimPages, '/skador'],
    documents: [['Registerutdrag'], 'Vi kan inte visa dokumenten om dina krav här'],
    unasked: neverAsked,
  },
  {
    is: 'a customer of damages alone',
    customer: customers.oskar,
    navigation: ['Översikt', 'Skador', 'Meddelanden', 'Dokument'],
    closed: claimPages,
    documents: [['Du har inga dokument här än'], 'Här samlar vi kravbrev, avtal'],
    unasked: new RegExp(`^/api/(?:Insurance|Payment|${claimDocuments})`, 'u'),
  },
];

for (const { is, customer, navigation, closed, documents, unasked } of kinds) {
  test(
    `a customer who is ${is} reaches the pages for everybody and no other page`,
    { tag: ['@T10', '@K13', '@N10', '@N13', '@N15'] },
    async ({ page, sandbox, openAs }) => {
      const shell = new Shell(page);
      const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
      await openAs(customer, '/oversikt');
      const hello = heading(`Hej ${customer.fullName.split(' ')[0] ?? ''}`);
      await expect(hello).toBeVisible();
      await expect(shell.navigation.getByRole('link')).toHaveText(
        navigation.map((name) => new RegExp(`^${name}`, 'u')),
      );

      for (const path of closed) {
        await page.goto(path);
        await expect(hello, path).toBeVisible();
        await expect(page, path).toHaveURL('/oversikt');
      }

      await shell.item('Dokument').click();
      await expect(heading('Dokument')).toBeFocused();
      const [headings, words] = documents;
      await expect(shell.main.getByRole('heading', { level: 2 })).toHaveText(headings);
      await expect(shell.main).toContainText(words);
      await expect(
        shell.main.getByRole('link', { name: 'Kontakta oss (öppnas i ny flik)' }),
        'the contact link for a blocked customer',
      ).toHaveCount(customer === customers.karl ? 1 : 0);

      const { footer } = shell;
      await footer.getByRole('link', { name: 'Skicka meddelande', exact: true }).click();
      await expect(heading('Meddelanden')).toBeFocused();
      await page.getByRole('tab', { name: 'Ställ en ny fråga' }).click();
      await expect(page.getByRole('tabpanel').getByRole('textbox').first()).toBeVisible();

      await footer.getByRole('link', { name: 'Beställ registerutdrag' }).click();
      await expect(heading('Registerutdrag')).toBeFocused();
      await expect(page.getByRole('textbox', { name: /^E-postadress/u })).toBeVisible();

      const asked = (await sandbox.calls()).map(({ path }) => path);
      expect(asked.filter((path) => unasked.test(path))).toEqual([]);
    },
  );
}
