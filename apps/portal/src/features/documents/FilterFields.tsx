import { Fragment, type ReactNode } from 'react';
import { DateSpan, MultiSelect, TextField } from '@mina-sidor/ui';

import type { ListFilter } from '../../customer/listSettings.ts';
import { texts } from '../../texts.ts';
import { type FilterField, type FilterOffer, longestReference } from './documentFilter.rules.ts';

const words = texts.documents;

interface FilterFieldsProps {
  readonly fields: readonly FilterField[];
  readonly filter: ListFilter;
  readonly offer: FilterOffer;
  readonly onChange: (changes: Partial<ListFilter>) => void;
}

/** The fields of a section's filter, in the order of its columns (rows K08–K12). */
export function FilterFields({ fields, filter, offer, onChange }: FilterFieldsProps) {
  const choice = (field: keyof FilterOffer, label: string) => (
    <MultiSelect
      emptyLabel={words.filter.all}
      label={label}
      onValueChange={(value) => onChange({ [field]: value })}
      options={offer[field].map((value) => ({ value, label: value }))}
      value={filter[field]}
    />
  );
  // A field that is not drawn does not compile.
  const drawn: Readonly<Record<FilterField, ReactNode>> = {
    reference: (
      <TextField
        kind="digits"
        label={words.columns.referenceNumber}
        maxLength={longestReference}
        onValueChange={(reference) => onChange({ reference })}
        value={filter.reference}
      />
    ),
    names: choice('names', words.columns.document),
    ways: choice('ways', words.columns.sentVia),
    // Holds the dates while the customer edits them. It is made anew when the filter is cleared.
    span: (
      <DateSpan
        defaultValue={filter.span}
        label={words.columns.date}
        onSettledChange={(span) => onChange({ span })}
      />
    ),
  };
  return fields.map((field) => <Fragment key={field}>{drawn[field]}</Fragment>);
}
