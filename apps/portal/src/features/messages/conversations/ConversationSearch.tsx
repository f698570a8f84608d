import { fill, plural } from '@mina-sidor/texts';

import { SearchField } from '../../../parts/SearchField.tsx';
import { texts } from '../../../texts.ts';

const words = texts.messages.search;

interface ConversationSearchProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
  readonly found: number;
}

/** Searches the conversations, and shows how many match (row Z40). */
export function ConversationSearch({ query, onSearch, found }: ConversationSearchProps) {
  const none = fill(words.none, { query: query.trim() });
  return (
    <SearchField
      clearLabel={words.clear}
      hint={words.hint}
      hits={found}
      label={words.label}
      onSearch={onSearch}
      query={query}
      result={found === 0 ? none : plural(words.found, found)}
    />
  );
}
