import {
  Button,
  DateSpan,
  type FieldFault,
  Form,
  MultiSelect,
  Notice,
  NumberField,
  RadioGroup,
} from '@mina-sidor/ui';
import { type ReactNode, useActionState } from 'react';

import { checkBooking, describeBooking, errorOf, extras, payments } from './booking.ts';

interface Answer {
  readonly faults: readonly FieldFault[];
  /** What was sent, so that the fields can show it again after React has reset the form. */
  readonly sent?: FormData;
  readonly booked?: string;
}

/** Stands for a call to a server, in the browser or as a server function. */
async function book(_: Answer, data: FormData): Promise<Answer> {
  await Promise.resolve();
  const faults = checkBooking(data);
  return faults.length === 0 ? { faults, booked: describeBooking(data) } : { faults, sent: data };
}

/** A form with an action of React 19. After an answer with errors the fields show what was sent. */
export function ActionForm(): ReactNode {
  const [{ faults, sent, booked }, action, isPending] = useActionState(book, { faults: [] });
  return (
    <Form action={action} faults={faults} isPending={isPending}>
      {booked === undefined ? null : (
        <Notice announcement="status" title="Din plats är bokad." tone="positive">
          {booked}
        </Notice>
      )}
      <NumberField
        defaultValue={numberOf(sent?.get('persons'))}
        error={errorOf(faults, 'persons')}
        id="persons"
        isLocked={isPending}
        label="Antal personer"
        min={0}
        name="persons"
      />
      <DateSpan
        defaultValue={{ from: textOf(sent?.get('from')), to: textOf(sent?.get('to')) }}
        error={errorOf(faults, 'dates')}
        id="dates"
        isLocked={isPending}
        label="När?"
        name={{ from: 'from', to: 'to' }}
      />
      <RadioGroup
        defaultValue={chosenOf(payments, sent?.get('payment'))}
        error={errorOf(faults, 'payment')}
        id="payment"
        isLocked={isPending}
        label="Hur vill du betala?"
        name="payment"
        options={payments}
      />
      <MultiSelect
        defaultValue={extras
          .map(({ value }) => value)
          .filter((one) => sent?.getAll('extras').includes(one))}
        emptyLabel="Inga"
        isLocked={isPending}
        label="Tillval"
        name="extras"
        options={extras}
      />
      <div>
        <Button isPending={isPending} type="submit">
          Boka
        </Button>
      </div>
    </Form>
  );
}

type Sent = FormDataEntryValue | null | undefined;

function textOf(sent: Sent): string | undefined {
  return typeof sent === 'string' && sent !== '' ? sent : undefined;
}

function numberOf(sent: Sent): number | undefined {
  const text = textOf(sent);
  return text === undefined ? undefined : Number(text);
}

function chosenOf<Value extends string>(
  options: readonly { readonly value: Value }[],
  sent: Sent,
): Value | undefined {
  return options.find(({ value }) => value === sent)?.value;
}
