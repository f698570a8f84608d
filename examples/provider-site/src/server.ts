/**
 * What the server of this provider answers. Everything here is a sample: put calls to your server in its place. A call that
 * fails rejects, and the pages say so.
 */

/** An invoice of the customer. */
export interface Invoice {
  readonly number: string;
  readonly place: string;
  /** In ISO form: `2026-12-15`. */
  readonly due: string;
  /** In pence. */
  readonly amount: number;
  readonly isPaid: boolean;
}

/** A message between the customer and the provider. */
export interface Message {
  readonly id: string;
  readonly isOwn: boolean;
  readonly text: string;
  /** In ISO form: `2026-11-24T09:12`. */
  readonly time: string;
}

const answerTime = 300;

function answer<Value>(value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(resolve, answerTime, value);
  });
}

export const sampleInvoices: readonly Invoice[] = [
  { number: '70010018', place: 'North Quay', due: '2026-12-15', amount: 4_500, isPaid: false },
  { number: '70009934', place: 'Fish Market', due: '2026-12-01', amount: 3_000, isPaid: false },
  { number: '70009811', place: 'North Quay', due: '2026-11-30', amount: 12_050, isPaid: false },
  { number: '70009702', place: 'Old Lighthouse', due: '2026-09-21', amount: 3_000, isPaid: true },
];

export const sampleMessages: readonly Message[] = [
  {
    id: '1',
    isOwn: true,
    text: 'My permit was on the windscreen. Why did I get an invoice?',
    time: '2026-11-24T09:12',
  },
  {
    id: '2',
    isOwn: false,
    text: 'Thank you for writing. Please send us a photo of the permit.',
    time: '2026-11-25T13:40',
  },
];

/** Signs the customer in. Resolves to the name of the customer. */
export function signIn(email: string, password: string): Promise<string> {
  return email === '' || password === ''
    ? Promise.reject(new Error('The e-mail address and the password belong to nobody.'))
    : answer('Ada Berg');
}

/** Pays the invoices with these numbers. */
export function payInvoices(numbers: readonly string[]): Promise<readonly string[]> {
  return answer(numbers);
}

/** Sends what the customer has entered, with its files. Resolves to the number of the case. */
export function sendReport(_report: FormData): Promise<string> {
  return answer('2026-0417');
}

/** Sends a message with files. Resolves to the message as the server keeps it. */
export function sendMessage(text: string, _files: readonly File[]): Promise<Message> {
  return answer({
    id: crypto.randomUUID(),
    isOwn: true,
    text,
    time: new Date().toISOString().slice(0, 16),
  });
}
