import type { ComponentGuide } from '../../docs/componentGuide.ts';
import { reviewedByHand } from '../../docs/reviews.ts';

export const paymentCardGuide: ComponentGuide = {
  whenToUse: [
    'A page shows one amount that can be paid: a case, a whole debt, the rest of an installment plan.',
    'The same amount cannot be paid now and the user must know why.',
  ],
  whenNotToUse: [
    'Several amounts side by side: use Table, with a way to pay in each row.',
    'The month cards and the breakdown of an installment plan: use PaymentPlan.',
    'The debt as the page’s headline: use DebtBanner.',
  ],
  anatomy: [
    'Title: what the amount is for',
    'Amount, the largest text of the card, and below it the last day to pay when it is known',
    'Message: why there is no button, or what happens with a payment',
    'One button over the whole width',
    'The numbers for the bank, such as Bankgiro, IBAN or OCR, each with its copy button: folded below the button, open where they are the only way to pay; listed case by case for a whole debt',
    'Under the numbers the same payment as a QR code for the app of a bank',
    'Folded where something else is to be paid first: title and amount, and the rest below them when opened',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the button, the folded part, and inside it to each copy button.',
    },
    {
      keys: 'Enter or Space',
      does: 'Starts the payment, opens the folded part, or copies the number.',
    },
  ],
  accessibility: [
    'Words, an icon and a word for the tone state what has happened; colour only supports them (1.4.1).',
    'While the payment is being started the button keeps focus and width, announces it once and takes no second activation.',
    'The numbers are grouped on screen, read digit by digit, and copied and found as one (1.3.1).',
    'The code is an image whose name says what it is for, and says nothing that the numbers beside it do not (1.1.1). Dark on white in every theme, or no camera reads it.',
    'Copy buttons of several cases carry the case in their names (2.4.6).',
    'The amount keeps to one line and shrinks with the card down to 320 px (1.4.10).',
    'Print shows the numbers open, black on white, without buttons.',
  ],
  dos: [
    'Let a pure rule choose the state and pass it on: the props are the state’s own fields.',
    'Say in the message what the user can do, not only what does not work.',
    'On narrow windows, put the card before the facts of the case.',
  ],
  donts: [
    'Do not show two cards with a button for the same amount.',
    'Do not leave out the card when paying is off: say so in it.',
  ],
  limits: [
    'In the narrow column of a window of 1280 px with text of double size, “Betalning bearbetas” breaks inside the words. Nothing is cut off.',
  ],
  review: reviewedByHand,
};
