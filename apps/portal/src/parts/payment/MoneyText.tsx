import type { ClaimCase } from '@mina-sidor/api-client';

import { type MoneyTaken, moneyTakenNow } from '../../domain/payment.rules.ts';
import { type ReadableStore, useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';

const words = texts.payment.money;

interface MoneyTextProps {
  readonly money: ReadableStore<MoneyTaken>;
  /** What to do when no payment of the cases exists. */
  readonly advice: string;
  /** What the customer wanted to pay, as the page shows it now. @default none */
  readonly cases?: readonly ClaimCase[];
}

/** Tells a customer whose payment did not start whether money was taken, and what to do (row Z29). */
export function MoneyText({ money, advice, cases = [] }: MoneyTextProps) {
  const taken = moneyTakenNow(useStore(money), cases);
  return taken === 'nothing' ? `${words.nothing} ${advice}` : words[taken];
}
