import { Heading } from '@mina-sidor/ui';
import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly title: string;
  readonly lead: string;
}

/** What a page is called and what it is for. */
export function PageHead({ title, lead }: PageHeadProps): ReactNode {
  return (
    <div>
      <Heading isFocusTarget level={1} size="h2">
        {title}
      </Heading>
      <p className="soft">{lead}</p>
    </div>
  );
}
