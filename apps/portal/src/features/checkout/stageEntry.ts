import { texts } from '../../texts.ts';
import type { CheckoutStage } from './checkout.rules.ts';

/** The title of the page, and what is said after its heading, where another stage comes without another page. */
export function stageEntryOf(stage: CheckoutStage) {
  switch (stage) {
    case 'loading':
    case 'open':
      return { title: texts.checkout.title, text: '' };
    case 'completed':
      return texts.checkout.completed;
    case 'cancelled':
      return texts.checkout.cancelled;
    case 'unavailable':
      // What follows is said when it is known.
      return { title: texts.checkout.unavailable.title, text: '' };
  }
}
