import {
  Button,
  Checkbox,
  CheckboxGroup,
  Combobox,
  DateField,
  DateSpan,
  Fieldset,
  FileAttachment,
  Form,
  MultiSelect,
  NumberField,
  PasswordField,
  RadioGroup,
  Select,
  Switch,
  TextArea,
  TextField,
  TimeField,
} from '@mina-sidor/ui';
import { type ReactElement, useState } from 'react';

const countries = [
  { value: 'is', label: 'Iceland' },
  { value: 'ie', label: 'Ireland' },
  { value: 'it', label: 'Italy' },
];

const parts = [
  { value: 'parking', label: 'Parking' },
  { value: 'charging', label: 'Charging' },
];

/** A form with every kind of field. Each field holds its own value; the form gives them by their names. */
export function EveryField(): ReactElement {
  const [sent, setSent] = useState('');
  const [isTried, setIsTried] = useState(false);
  const error = isTried && sent === '' ? 'Enter your name.' : undefined;
  return (
    <Form
      faults={error === undefined ? [] : [{ fieldId: 'name', error }]}
      onSubmit={(data) => {
        setIsTried(true);
        setSent(
          data.get('name') === ''
            ? ''
            : [...data]
                .map(([name, value]) => `${name}=${typeof value === 'string' ? value : ''}`)
                .join(' '),
        );
      }}
    >
      <TextField error={error} id="name" isRequired label="Name" name="name" />
      <PasswordField autoComplete="new-password" label="Password" name="password" />
      <NumberField defaultValue={2} label="Persons" min={1} name="persons" />
      <TextArea label="Wishes" limit={200} name="wishes" />
      <Select
        defaultValue="parking"
        label="Where"
        name="where"
        options={parts}
        placeholder="Choose"
      />
      <Combobox
        label="Country"
        name="country"
        noHitsText="No country has this name."
        options={countries}
        unknownError="Choose a country from the list."
      />
      <MultiSelect
        defaultValue={['charging']}
        emptyLabel="None"
        label="Extras"
        name="extras"
        options={parts}
      />
      <RadioGroup defaultValue="parking" label="First" name="first" options={parts} />
      <Checkbox label="I agree to the terms." name="terms" />
      <Switch defaultValue label="Send me news" name="news" />
      <DateField defaultValue="2026-11-30" label="Born" name="born" />
      <Fieldset legend="When you come">
        <TimeField
          defaultValue="14:30"
          halfError="Enter the whole time, for example 14:30."
          label="Time"
          name="time"
        />
      </Fieldset>
      <CheckboxGroup defaultValue={['charging']} label="Needs" name="needs" options={parts} />
      <TextField
        defaultValue="nord"
        kind="url"
        label="Your page"
        name="page"
        prefix="https://"
        suffix=".example.com"
      />
      <DateSpan label="When" name={{ from: 'from', to: 'to' }} />
      <FileAttachment label="Attach files" name="files" />
      <div>
        <Button type="submit">Book</Button>
      </div>
      <p data-testid="sent">{sent}</p>
    </Form>
  );
}
