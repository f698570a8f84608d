import {
  Button,
  DateSpan,
  type DateSpanValue,
  Form,
  MultiSelect,
  Notice,
  NumberField,
  RadioGroup,
} from '@mina-sidor/ui';
import { type ReactNode, useState } from 'react';
import { type Control, type FieldPath, useController, useForm } from 'react-hook-form';

import { type BookingField, errorOf, extras, faultsOf, payments } from './booking.ts';

interface Booking {
  readonly persons: number | null;
  readonly dates: DateSpanValue;
  readonly payment: (typeof payments)[number]['value'] | null;
  readonly extras: readonly (typeof extras)[number]['value'][];
}

/** All that a field of the library needs to be held by react-hook-form. */
function useField<Name extends FieldPath<Booking>>(control: Control<Booking>, name: Name) {
  const { field } = useController({ control, name });
  const { value, onChange, onBlur, ref } = field;
  return { value, onValueChange: onChange, onBlur, ref };
}

/** A form whose values react-hook-form holds. It checks them; the summary and the fields show what it found. */
export function HookForm(): ReactNode {
  const [booked, setBooked] = useState<string>();
  const { control, formState, handleSubmit } = useForm<Booking>({
    defaultValues: { persons: null, dates: {}, payment: null, extras: [] },
    // The summary takes focus.
    shouldFocusError: false,
    resolver: (booking) => {
      const wrong = {
        persons: booking.persons === null,
        dates: booking.dates.from === undefined || booking.dates.to === undefined,
        payment: booking.payment === null,
      };
      const errors = Object.fromEntries(
        faultsOf(wrong).map(({ fieldId, error }) => [
          fieldId,
          { type: 'required', message: error },
        ]),
      );
      return Object.keys(errors).length === 0
        ? { values: booking, errors: {} }
        : { values: {}, errors };
    },
  });
  const { errors } = formState;
  const isWrong = (field: BookingField): boolean => errors[field] !== undefined;
  const faults = faultsOf({
    persons: isWrong('persons'),
    dates: isWrong('dates'),
    payment: isWrong('payment'),
  });
  const book = handleSubmit(({ persons, dates, payment, extras: chosen }) => {
    setBooked(
      `persons: ${String(persons)}; from: ${dates.from ?? ''}; to: ${dates.to ?? ''}; payment: ${payment ?? ''}; extras: ${chosen.join(', ')}`,
    );
  });

  const persons = useField(control, 'persons');
  const dates = useField(control, 'dates');
  const payment = useField(control, 'payment');
  const chosen = useField(control, 'extras');
  if (booked !== undefined) {
    return (
      <Notice takesFocus title="Din plats är bokad." tone="positive">
        {booked}
      </Notice>
    );
  }
  return (
    <Form
      faults={faults}
      isPending={formState.isSubmitting}
      onSubmit={() => {
        void book();
      }}
    >
      <NumberField
        {...persons}
        error={errorOf(faults, 'persons')}
        id="persons"
        label="Antal personer"
        min={0}
      />
      <DateSpan {...dates} error={errorOf(faults, 'dates')} id="dates" label="När?" />
      <RadioGroup
        {...payment}
        error={errorOf(faults, 'payment')}
        id="payment"
        label="Hur vill du betala?"
        options={payments}
      />
      <MultiSelect {...chosen} emptyLabel="Inga" label="Tillval" options={extras} />
      <div>
        <Button isPending={formState.isSubmitting} type="submit">
          Boka
        </Button>
      </div>
    </Form>
  );
}
