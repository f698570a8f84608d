import type { Decorator } from '@storybook/react-vite';

import { Card } from '../components/Card/index.ts';
import { Columns } from '../components/Layout/index.ts';
import type { PaymentNumberWords } from '../components/PaymentCard/index.ts';

export const numberWords: PaymentNumberWords = {
  plusgiro: {
    label: 'Plusgiro',
    copied: 'Plusgirot är kopierat',
  },
  ocr: {
    label: 'OCR-nummer',
    copied: 'OCR-numret är kopierat',
  },
  reference: 'Referensnummer',
  amount: 'Belopp',
  showCode: 'Visa QR-kod',
  showCodeFor: 'Om du betalar med en annan mobil',
};

export const amount = '4\u00a0350\u00a0kr';
export const numbers = [{ plusgiro: '12 34 56-6', ocr: '471100239188' }];

/** Next to the facts of a case, as on its page. */
export const besideFacts: Decorator = (Story) => (
  <Columns aside={<Story />}>
    <Card>Ärendet</Card>
  </Columns>
);
