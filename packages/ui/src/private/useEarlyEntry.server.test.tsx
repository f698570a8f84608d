// @vitest-environment node
import { sv } from '@mina-sidor/texts';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Checkbox } from '../components/Checkbox/index.ts';
import { CheckboxGroup } from '../components/CheckboxGroup/index.ts';
import { Combobox } from '../components/Combobox/index.ts';
import { DateSpan } from '../components/DateSpan/index.ts';
import { NumberField } from '../components/NumberField/index.ts';
import { PasswordField } from '../components/PasswordField/index.ts';
import { RadioGroup } from '../components/RadioGroup/index.ts';
import { Select } from '../components/Select/index.ts';
import { Switch } from '../components/Switch/index.ts';
import { TextArea } from '../components/TextArea/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { TimeField } from '../components/TimeField/index.ts';
import { UiProvider } from '../components/UiProvider/index.ts';

const options = [{ value: 'a', label: 'A' }] as const;

it.each<[string, () => ReactElement]>([
  ['TextField', () => <TextField label="Field" />],
  ['PasswordField', () => <PasswordField autoComplete="new-password" label="Field" />],
  ['TextArea', () => <TextArea label="Field" />],
  ['NumberField', () => <NumberField label="Field" />],
  ['DateSpan', () => <DateSpan label="Field" />],
  ['TimeField', () => <TimeField halfError="" label="Field" />],
  ['Checkbox', () => <Checkbox label="Field" />],
  ['CheckboxGroup', () => <CheckboxGroup label="Field" options={options} />],
  ['Switch', () => <Switch label="Field" />],
  ['RadioGroup', () => <RadioGroup label="Field" options={options} />],
  ['Combobox', () => <Combobox noHitsText="" unknownError="" label="Field" options={options} />],
  ['Select', () => <Select label="Field" options={options} />],
])('%s is drawn on a server, where there is no document', (_, draw) => {
  const page = renderToString(
    <UiProvider locale="sv" texts={sv.ui}>
      {draw()}
    </UiProvider>,
  );
  expect(page).toContain('Field');
});
