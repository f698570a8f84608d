import {
  Button,
  Card,
  CheckboxGroup,
  Combobox,
  type FieldFault,
  Fieldset,
  Form,
  Heading,
  Notice,
  RadioGroup,
  Stack,
  TextField,
  TimeField,
} from '@mina-sidor/ui';
import { type ReactNode, useState } from 'react';

import type { PlaygroundWords } from './playgroundWords.ts';

const places =
  'Bangatan Hamngatan Kungsgatan Nygatan Skolgatan Stortorget Storgatan Åsgatan Östergatan'
    .split(' ')
    .map((label) => ({ value: label, label }));

/** A form that says what is missing, and then thanks for the question. */
export function QuestionForm({ words }: { readonly words: PlaygroundWords }): ReactNode {
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [isSent, setIsSent] = useState(false);

  function send(data: FormData): void {
    const found = [
      ...(data.get('subject') === '' ? [{ fieldId: 'subject', error: words.subjectMissing }] : []),
      ...(data.has('answer') ? [] : [{ fieldId: 'answer', error: words.answerMissing }]),
    ];
    setFaults(found);
    setIsSent(found.length === 0);
  }

  const errorOf = (field: string): string | undefined =>
    faults.find(({ fieldId }) => fieldId === field)?.error;

  return (
    <Card>
      <Stack gap="x20">
        <Heading level={2}>{words.question}</Heading>
        {isSent ? (
          <Notice takesFocus title={words.sent} tone="positive" />
        ) : (
          <Form faults={faults} onSubmit={send}>
            <TextField
              error={errorOf('subject')}
              id="subject"
              label={words.subject}
              name="subject"
            />
            <RadioGroup
              error={errorOf('answer')}
              id="answer"
              label={words.answer}
              name="answer"
              options={[
                { value: 'email', label: words.email },
                { value: 'phone', label: words.phone },
              ]}
            />
            <Combobox
              noHitsText={words.noPlaces}
              unknownError={words.placeUnknown}
              label={words.where}
              name="where"
              options={places}
            />
            <Fieldset legend={words.when}>
              <TimeField halfError={words.halfTime} label={words.time} name="time" />
              <CheckboxGroup
                label={words.days}
                name="days"
                options={[
                  { value: 'weekdays', label: words.weekdays },
                  { value: 'saturday', label: words.saturday },
                ]}
              />
            </Fieldset>
            <div>
              <Button type="submit">{words.send}</Button>
            </div>
          </Form>
        )}
      </Stack>
    </Card>
  );
}
