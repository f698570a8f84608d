import { useId } from 'react';
import { Card, Heading, Stack, Table, Text } from '@mina-sidor/ui';

import { texts } from '../../texts.ts';
import { letterColumns } from './documentColumns.tsx';
import type { DocumentRow } from './documentRow.rules.ts';

const words = texts.documents.agreements;

const keyOf = ({ key }: DocumentRow): string => key;

interface AgreementsProps {
  /** The latest agreement, or none; `null` while it is fetched. */
  readonly rows: readonly DocumentRow[] | null;
}

/** The latest agreement on an instalment plan (row K05). */
export function Agreements({ rows }: AgreementsProps) {
  const headingId = useId();
  return (
    <Card as="section">
      <Stack gap="x16">
        <Heading id={headingId} level={2}>
          {words.heading}
        </Heading>
        <Table
          columns={letterColumns}
          emptyText={<Text>{words.none}</Text>}
          labelledBy={headingId}
          rowKey={keyOf}
          {...(rows === null
            ? { status: 'loading', expectedRowCount: 1 }
            : { status: 'ready', rows })}
        />
      </Stack>
    </Card>
  );
}
