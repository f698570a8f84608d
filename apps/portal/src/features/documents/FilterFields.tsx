import { useState } from 'react';
import { DateSpan, type DateSpanValue, MultiSelect, TextField } from '@mina-sidor/ui';

import { texts } from '../../texts.ts';
import type { DocumentFilter, FilterField, FilterOffer } from './documentFilter.rules.ts';
import { longestReference } from './documentsAddress.rules.ts';

const words = texts.documents;

interface FilterFieldsProps {
  readonly fields: readonly FilterField[];
  readonly filter: DocumentFilter;
  readonly offer: FilterOffer;
  readonly onChange: (changes: Partial<DocumentFilter>) => void;
}

/** The fields of a section's filter, in the order of its columns (rows K08–K12). */
export function FilterFields({ fields, filter, offer, onChange }: FilterFieldsProps) {
  return (
    <>
      {fields.includes('reference') ? (
        <TextField
          kind="digits"
          label={words.columns.referenceNumber}
          maxLength={longestReference}
          onChange={(reference) => onChange({ reference })}
          value={filter.reference}
        />
      ) : null}
      {fields.includes('names') ? (
        <MultiSelect
          emptyLabel={words.filter.all}
          label={words.columns.document}
          onChange={(names) => onChange({ names })}
          options={optionsOf(offer.names)}
          values={filter.names}
        />
      ) : null}
      {fields.includes('ways') ? (
        <MultiSelect
          emptyLabel={words.filter.all}
          label={words.columns.sentVia}
          onChange={(ways) => onChange({ ways })}
          options={optionsOf(offer.ways)}
          values={filter.ways}
        />
      ) : null}
      {fields.includes('span') ? (
        <SpanField onChange={(span) => onChange({ span })} value={filter.span} />
      ) : null}
    </>
  );
}

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

interface SpanFieldProps {
  /** The span that filters. */
  readonly value: DateSpanValue;
  /** Called when the days have rested for half a second (row K11). */
  readonly onChange: (span: DateSpanValue) => void;
}

/** The days as they stand in the fields, which filter once they have rested. */
function SpanField({ value, onChange }: SpanFieldProps) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  // Cleared, or brought back by the address.
  if (known !== value) {
    setKnown(value);
    setDraft(value);
  }
  return (
    <DateSpan
      label={words.columns.date}
      onChange={setDraft}
      onSettledChange={onChange}
      value={draft}
    />
  );
}
