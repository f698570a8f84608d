import { useReducer } from 'react';
import type { RegisterExtractRequest } from '@mina-sidor/api-client';
import { Button, ErrorSummary, Heading, Stack, Text, TextField } from '@mina-sidor/ui';

import type { ExtractContact } from '../../customer/extractContact.ts';
import { useServices } from '../../customer/services.ts';
import { nextTold, nothingTold } from '../../parts/fields/told.rules.ts';
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
 * Asks where the customer can be reached. The button is unavailable until both fields are right (row X01) and says why;
 * pressing it then lists what is missing (row Z07). What is written survives other pages, a reload and the session.
 */
export function ContactForm({ onReview }: ContactFormProps) {
  const { extractContact } = useServices();
  const form = useStore(extractContact);
  const [told, tell] = useReducer(nextTold<ExtractField>, nothingTold);
  const leave = useFieldLeaving<ExtractField>((field) => tell({ type: 'left', field }));
  const errors = extractErrors(form);

  const edit = (change: Partial<ExtractContact>) => {
    const edited = { ...form, ...change };
    extractContact.set(edited);
    tell({ type: 'edited', faulty: faultyFields(extractErrors(edited)) });
  };
  const tryReview = () => {
    const order = orderOf(form);
    if (order === null) tell({ type: 'tried', faulty: faultyFields(errors) });
    else onReview(order);
  };
  const field = (name: ExtractField) => ({
    id: fieldIds[name],
    name,
    isRequired: true,
    label: texts.fields[name].label,
    value: form[name],
    error: told.fields.has(name) ? errors[name] : undefined,
    onBlur: () => leave(name),
    onValueChange: (value: string) => edit({ [name]: value }),
  });
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
          <Heading level={2}>{words.heading}</Heading>
          <Text tone="soft">{words.why}</Text>
        </Stack>
        <ErrorSummary
          attempt={told.attempt}
          faults={told.listed.flatMap((name) => {
            const error = errors[name];
            return error === undefined ? [] : [{ fieldId: fieldIds[name], error }];
          })}
          headingLevel={3}
        />
        <TextField {...field('email')} kind="email" />
        <TextField {...field('phone')} hint={texts.fields.phone.hint} kind="phone" />
        <div>
          <Button onUnavailable={tryReview} type="submit" unavailableReason={whyUnavailable(form)}>
            {words.review}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function whyUnavailable(form: ExtractContact): string | undefined {
  if (orderOf(form) !== null) return undefined;
  const isBlank = form.email.trim() === '' || form.phone.trim() === '';
  return isBlank ? words.fillInFirst : words.correctFirst;
}
