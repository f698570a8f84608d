import { useEffect, useRef } from 'react';
import { Button, EmptyState, Stack, Text, TextField, useAnnounce } from '@mina-sidor/ui';
import { fill, plural } from '@mina-sidor/texts';

import { useServices } from '../../../customer/services.ts';
import { texts } from '../../../texts.ts';

const words = texts.messages.search;

/** The pause in typing after which the result is announced, in milliseconds. */
const announcedAfter = 500;

interface ConversationSearchProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
  readonly found: number;
}

/** Searches the conversations while the customer types, and shows how many match (row Z40). */
export function ConversationSearch({ query, onSearch, found }: ConversationSearchProps) {
  const { clock } = useServices();
  const announce = useAnnounce();
  const field = useRef<HTMLInputElement>(null);
  const asked = query.trim();
  const result = found === 0 ? fill(words.none, { query: asked }) : plural(words.found, found);

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
        hint={words.hint}
        kind="search"
        label={words.label}
        onValueChange={onSearch}
        ref={field}
        value={query}
      />
      {asked === '' ? null : found > 0 ? (
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
              {words.clear}
            </Button>
          }
        >
          {result}
        </EmptyState>
      )}
    </Stack>
  );
}
