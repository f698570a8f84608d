import type { MoneyTaken } from '../../domain/payment.rules.ts';
import { texts } from '../../texts.ts';

const words = texts.payment.money;

/**
 * Tells a customer whose payment did not start whether money was taken, and what to do (row Z29).
 *
 * @param advice what to do when no payment of the cases exists
 */
export function moneyText(money: MoneyTaken, advice: string): string {
  return money === 'nothing' ? `${words.nothing} ${advice}` : words[money];
}
