import { useId } from 'react';
import { Card, Heading, Notice, Section, Stack, Text } from '@mina-sidor/ui';

import { texts } from '../../shared/texts.ts';
import { CompilationTable } from './CompilationTable.tsx';
import type { CompilationsState } from './useCompilations.ts';

const words = texts.documents;

interface DocumentsViewProps {
  readonly compilations: CompilationsState;
}

/** The customer's documents, a section for each kind (row K01); so far only the debt compilations. */
export function DocumentsView({ compilations }: DocumentsViewProps) {
  return (
    <Section>
      <Stack gap="x24">
        <Stack gap="x8">
          <Heading isFocusTarget level={1}>
            {words.title}
          </Heading>
          <Text tone="soft">{words.notShownYet}</Text>
        </Stack>
        <ClaimDocuments compilations={compilations} />
      </Stack>
    </Section>
  );
}

/** The sections that come from the claims system, or what stands in their way. */
function ClaimDocuments({ compilations }: DocumentsViewProps) {
  const headingId = useId();
  switch (compilations.status) {
    case 'offline':
    case 'blocked':
    case 'notAvailable':
      return (
        <Notice title={words[compilations.status].title} tone="warning">
          {words[compilations.status].text}
        </Notice>
      );
    case 'loading':
    case 'failed':
    case 'empty':
    case 'ready':
      return (
        <Card as="section">
          <Stack gap="x16">
            <Heading id={headingId} level={2}>
              {words.compilations.heading}
            </Heading>
            <CompilationTable labelledBy={headingId} state={compilations} />
          </Stack>
        </Card>
      );
  }
}
