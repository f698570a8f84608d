import { Fragment, type ReactNode, useState } from 'react';
import { DateSpan, type DateSpanValue, MultiSelect, TextField } from '@mina-sidor/ui';

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
    span: <SpanField onChange={(span) => onChange({ span })} value={filter.span} />,
  };
  return fields.map((field) => <Fragment key={field}>{drawn[field]}</Fragment>);
}

interface SpanFieldProps {
  /** The span that the filter uses. */
  readonly value: DateSpanValue;
  /** Called half a second after the last change (row K11). */
  readonly onChange: (span: DateSpanValue) => void;
}

/** Holds the dates while the customer edits them. */
function SpanField({ value, onChange }: SpanFieldProps) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  // The filter was cleared, or restored when the customer came back.
  if (known !== value) {
    setKnown(value);
    setDraft(value);
  }
  return (
    <DateSpan
      label={words.columns.date}
      onValueChange={setDraft}
      onSettledChange={onChange}
      value={draft}
    />
  );
}
