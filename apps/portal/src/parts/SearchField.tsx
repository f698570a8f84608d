import { useEffect, useRef } from 'react';
import { Button, EmptyState, Stack, Text, TextField, useAnnounce } from '@mina-sidor/ui';

import { useServices } from '../customer/services.ts';

/** The pause in typing after which the result is announced, in milliseconds. */
const announcedAfter = 500;

interface SearchFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly query: string;
  readonly onSearch: (query: string) => void;
  readonly hits: number;
  /** How many match, or that none does: announced, and shown where nothing else says it. */
  readonly result: string;
  /** The list says how many match. @default false */
  readonly isResultInList?: boolean;
  /** The button that empties the field when nothing matches. */
  readonly clearLabel: string;
}

/** Searches a list while the customer types (rows Z40 and Z85). */
export function SearchField({
  label,
  hint,
  query,
  onSearch,
  hits,
  result,
  isResultInList = false,
  clearLabel,
}: SearchFieldProps) {
  const { clock } = useServices();
  const announce = useAnnounce();
  const field = useRef<HTMLInputElement>(null);
  const asked = query.trim();

  const lastAsked = useRef(asked);
  useEffect(() => {
    if (asked === lastAsked.current) return undefined;
    const timer = clock.setTimeout(() => {
      lastAsked.current = asked;
      if (asked !== '') announce(result);
    }, announcedAfter);
    return () => clock.clearTimeout(timer);
  }, [asked, result, announce, clock]);

  return (
    <Stack gap="x16">
      <TextField
        hint={hint}
        kind="search"
        label={label}
        onValueChange={onSearch}
        ref={field}
        value={query}
      />
      {asked === '' || (hits > 0 && isResultInList) ? null : hits > 0 ? (
        <Text size="small" tone="soft">
          {result}
        </Text>
      ) : (
        <EmptyState
          action={
            <Button
              onClick={() => {
                onSearch('');
                field.current?.focus();
              }}
              variant="secondary"
            >
              {clearLabel}
            </Button>
          }
        >
          {result}
        </EmptyState>
      )}
    </Stack>
  );
}
