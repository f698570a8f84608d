import {
  Button,
  Card,
  CheckboxGroup,
  Combobox,
  DateField,
  type FieldFault,
  Fieldset,
  FileAttachment,
  Form,
  Notice,
  TextArea,
  TimeField,
} from '@mina-sidor/ui';
import { type ReactElement, useState } from 'react';

import { errorOf, missing } from '../faults.ts';
import { Page } from '../Page.tsx';
import { sendReport } from '../server.ts';

const places = ['Fish Market', 'Harbour Street', 'North Quay', 'Old Lighthouse', 'Station'].map(
  (name) => ({ value: name, label: name }),
);

const parts = [
  { value: 'front', label: 'Front' },
  { value: 'left', label: 'Left side' },
  { value: 'right', label: 'Right side' },
  { value: 'rear', label: 'Rear' },
];

type State =
  | { readonly status: 'open' | 'sending' | 'failed' }
  | { readonly status: 'sent'; readonly caseNumber: string };

/** Where the customer reports damage. What has been entered stays if the report could not be sent. */
export function Report({ customer }: { readonly customer: string }): ReactElement {
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [state, setState] = useState<State>({ status: 'open' });

  async function send(data: FormData): Promise<void> {
    const found = missing(data, {
      date: 'Enter the day when it happened.',
      place: 'Choose the car park.',
      parts: 'Choose at least one part of the vehicle.',
      text: 'Write what happened.',
    });
    setFaults(found);
    if (found.length > 0) return;
    setState({ status: 'sending' });
    try {
      setState({ status: 'sent', caseNumber: await sendReport(data) });
    } catch {
      setState({ status: 'failed' });
    }
  }

  if (state.status === 'sent') {
    return (
      <Page customer={customer} title="Report damage">
        <Notice takesFocus title="Thank you for your report" tone="positive">
          Your case has the number {state.caseNumber}. We write to you within two days.
        </Notice>
      </Page>
    );
  }
  return (
    <Page customer={customer} title="Report damage">
      <Card>
        <Form faults={faults} onSubmit={(data) => void send(data)}>
          <Fieldset legend="When did it happen?">
            <DateField
              error={errorOf(faults, 'date')}
              id="date"
              isRequired
              label="Day"
              name="date"
            />
            <TimeField
              halfError="Enter the whole time, for example 14:30."
              label="Time (optional)"
              name="time"
            />
          </Fieldset>
          <Combobox
            error={errorOf(faults, 'place')}
            id="place"
            isRequired
            label="In which car park?"
            name="place"
            noHitsText="No car park has this name."
            options={places}
            unknownError="Choose a car park from the list."
          />
          <CheckboxGroup
            error={errorOf(faults, 'parts')}
            id="parts"
            label="Which parts of the vehicle are damaged?"
            name="parts"
            options={parts}
          />
          <TextArea
            error={errorOf(faults, 'text')}
            id="text"
            isRequired
            label="What happened?"
            limit={2000}
            name="text"
          />
          <FileAttachment label="Photos and documents (optional)" name="files" />
          {state.status === 'failed' ? (
            <Notice announcement="alert" title="The report has not been sent" tone="critical">
              What you have entered is still here. Try again in a moment.
            </Notice>
          ) : null}
          <div>
            <Button isPending={state.status === 'sending'} pendingLabel="Sending" type="submit">
              Send report
            </Button>
          </div>
        </Form>
      </Card>
    </Page>
  );
}
