import { Button, ErrorSummary, Heading, Stack, Text, TextField } from '@mina-sidor/ui';

import { texts } from '../../texts.ts';
import type { ExtractField } from './registerExtract.rules.ts';
import type { ExtractFormControls } from './useExtractForm.ts';

const words = texts.registerExtract.form;

/** Where the error summary leads; the form stands once on its page. */
const fieldIds = {
  email: 'extract-email',
  phone: 'extract-phone',
} as const satisfies Record<ExtractField, string>;

interface ContactFormProps {
  readonly controls: ExtractFormControls;
}

/**
 * Asks where the customer can be reached. The button is unavailable until both fields can be used (row X01) and says why;
 * who presses it all the same gets a list of what is missing (row Z07).
 */
export function ContactForm({ controls }: ContactFormProps) {
  const { form, errors, told, edit, leave, tryReview } = controls;
  const common = (field: ExtractField) => ({
    id: fieldIds[field],
    name: field,
    isRequired: true,
    value: form[field],
    error: told.fields.has(field) ? errors[field] : undefined,
    onBlur: () => leave(field),
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
          faults={told.listed.flatMap((field) => {
            const error = errors[field];
            return error === undefined ? [] : [{ fieldId: fieldIds[field], error }];
          })}
          headingLevel={3}
        />
        <TextField
          {...common('email')}
          hint={texts.fields.email.hint}
          kind="email"
          label={texts.fields.email.label}
          onChange={(email) => edit({ email })}
        />
        <TextField
          {...common('phone')}
          hint={texts.fields.phone.hint}
          kind="phone"
          label={texts.fields.phone.label}
          onChange={(phone) => edit({ phone })}
        />
        <div>
          <Button
            onUnavailable={tryReview}
            type="submit"
            unavailableReason={whyUnavailable(controls)}
          >
            {words.review}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function whyUnavailable({ form, errors }: ExtractFormControls): string | undefined {
  if (errors.email === undefined && errors.phone === undefined) return undefined;
  const isBlank = form.email.trim() === '' || form.phone.trim() === '';
  return isBlank ? words.fillInFirst : words.correctFirst;
}
