import { createHmac } from 'node:crypto';

/** What BankID hands out for one order's animated QR code. The secret never leaves the server. */
export interface QrStart {
  readonly token: string;
  readonly secret: string;
}

/** The text of the QR code so many whole seconds after the order was made. Each second has its own. */
export function qrDatastring({ token, secret }: QrStart, seconds: number): string {
  const time = String(seconds);
  const code = createHmac('sha256', secret).update(time).digest('hex');
  return `bankid.${token}.${time}.${code}`;
}
