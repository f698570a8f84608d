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
import { type ReactNode, useState } from 'react';

import { checkBooking, describeBooking, errorOf, extras, payments } from './booking.ts';

/** A plain form: the browser holds the values, and the application reads them when the form is sent. */
export function FormDataForm(): ReactNode {
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [booked, setBooked] = useState<string>();

  function book(data: FormData): void {
    const found = checkBooking(data);
    setFaults(found);
    if (found.length === 0) setBooked(describeBooking(data));
  }

  if (booked !== undefined) {
    return (
      <Notice takesFocus title="Din plats är bokad." tone="positive">
        {booked}
      </Notice>
    );
  }
  return (
    <Form faults={faults} onSubmit={book}>
      <NumberField
        error={errorOf(faults, 'persons')}
        id="persons"
        label="Antal personer"
        min={0}
        name="persons"
      />
      <DateSpan
        error={errorOf(faults, 'dates')}
        id="dates"
        label="När?"
        name={{ from: 'from', to: 'to' }}
      />
      <RadioGroup
        error={errorOf(faults, 'payment')}
        id="payment"
        label="Hur vill du betala?"
        name="payment"
        options={payments}
      />
      <MultiSelect emptyLabel="Inga" label="Tillval" name="extras" options={extras} />
      <div>
        <Button type="submit">Boka</Button>
      </div>
    </Form>
  );
}
