import type { Decorator } from '@storybook/react-vite';

import { Card } from '../components/Card/index.ts';
import { Columns } from '../components/Layout/index.ts';
import type { PaymentNumber, PaymentNumberWords } from '../components/PaymentCard/index.ts';

export const numberWords: PaymentNumberWords = {
  reference: 'Referensnummer',
  amount: 'Belopp',
  showCode: 'Visa QR-kod',
  showCodeFor: 'Om du betalar med en annan mobil',
};

export const amount = '4\u00a0350\u00a0kr';

/** Numbers as in the portal: a Plusgiro account, and an OCR number that names the case. */
export const giroNumbers = (account: string, ocr: string): readonly PaymentNumber[] => [
  { label: 'Plusgiro', value: account, grouping: 'plusgiro', copied: 'Plusgirot är kopierat' },
  { label: 'OCR-nummer', value: ocr, copied: 'OCR-numret är kopierat' },
];
export const bankPayments = [{ numbers: giroNumbers('12 34 56-6', '471100239188') }];

/** Next to the facts of a case, as on its page. */
export const besideFacts: Decorator = (Story) => (
  <Columns aside={<Story />}>
    <Card>Ärendet</Card>
  </Columns>
);
