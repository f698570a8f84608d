import { Fragment, type ReactNode, useReducer, useState } from 'react';
import type { RegisterExtractRequest } from '@mina-sidor/api-client';
import { Button, ErrorSummary, Heading, Stack, Text, TextField } from '@mina-sidor/ui';
import { softHyphens } from '@mina-sidor/texts';

import { useCustomer } from '../../customer/customer.ts';
import { cleanEmail } from '../../domain/fields/contact.rules.ts';
import { entriesOf } from '../../domain/record.ts';
import { hyphenatedErrors } from '../../parts/fields/hyphenatedErrors.ts';
import { nextShownErrors, noShownErrors } from '../../parts/fields/shownErrors.rules.ts';
import { useFieldLeaving } from '../../parts/fields/useFieldLeaving.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';
import {
  extractErrors,
  type ExtractField,
  faultyFields,
  orderOf,
} from './registerExtract.rules.ts';

const words = texts.registerExtract.form;

/** The targets of the error summary. */
const fieldIds: Readonly<Record<ExtractField, string>> = {
  email: 'extract-email',
  phone: 'extract-phone',
};

interface ContactFormProps {
  readonly onReview: (order: RegisterExtractRequest) => void;
}

/**
 * Asks for the customer's contact details. The button is unavailable until both fields are valid, and says why
 * (row X01). It can still be pressed, and then lists the errors (row Z07). The text survives page changes, a reload
 * and a log-out.
 *
 * This is not the library's `Form`: pressing an unavailable button sends nothing, so `Form` would not count the
 * attempt and not move focus to the errors.
 */
export function ContactForm({ onReview }: ContactFormProps) {
  const { extractContact, contact } = useCustomer().scope;
  const written = useStore(extractContact);
  const known = useStore(contact);
  const [isWritten, setIsWritten] = useState(written.email !== '' || written.phone !== '');
  const form = isWritten ? written : known;
  const [shownErrors, dispatch] = useReducer(nextShownErrors<ExtractField>, noShownErrors);
  const leave = useFieldLeaving<ExtractField>((field) =>
    dispatch({ type: 'left', field, mayBePassed: form[field] === '' }),
  );
  const errors = hyphenatedErrors(extractErrors(form));

  const edit = (field: ExtractField, value: string) => {
    const edited = { ...form, [field]: value };
    setIsWritten(true);
    extractContact.set(edited);
    dispatch({ type: 'edited', fields: [field], faulty: faultyFields(extractErrors(edited)) });
  };
  const tryReview = () => {
    const order = orderOf(form);
    if (order === null) dispatch({ type: 'tried', faulty: faultyFields(errors) });
    else {
      contact.set({ email: cleanEmail(form.email), phone: form.phone.trim() });
      onReview(order);
    }
  };
  const field = (name: ExtractField) => ({
    id: fieldIds[name],
    name,
    isRequired: true,
    label: texts.fields[name].label,
    value: form[name],
    error: shownErrors.fields.has(name) ? errors[name] : undefined,
    onBlur: () => leave(name),
    onValueChange: (value: string) => edit(name, value),
  });
  // A field that is not drawn does not compile.
  const drawn: Readonly<Record<ExtractField, ReactNode>> = {
    email: <TextField {...field('email')} kind="email" />,
    phone: <TextField {...field('phone')} hint={texts.fields.phone.hint} kind="phone" />,
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        tryReview();
      }}
    >
      <Stack gap="x24">
        <Stack gap="x8">
          <Heading level={2}>{softHyphens(words.heading)}</Heading>
          <Text tone="soft">{words.why}</Text>
        </Stack>
        <ErrorSummary
          attempt={shownErrors.attempt}
          faults={shownErrors.listed.flatMap((name) => {
            const error = errors[name];
            return error === undefined ? [] : [{ fieldId: fieldIds[name], error }];
          })}
          headingLevel={3}
        />
        {entriesOf(drawn).map(([name, content]) => (
          <Fragment key={name}>{content}</Fragment>
        ))}
        <div>
          <Button onUnavailable={tryReview} type="submit" unavailableReason={whyUnavailable(form)}>
            {words.review}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function whyUnavailable(form: Readonly<Record<ExtractField, string>>): string | undefined {
  if (orderOf(form) !== null) return undefined;
  const isBlank = form.email.trim() === '' || form.phone.trim() === '';
  return isBlank ? words.fillInFirst : words.correctFirst;
}
