import { Fragment, type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link, Notice, Stack, Text } from '@mina-sidor/ui';

import type { InformationNode } from './informationText.rules.ts';
import { texts } from '../../texts.ts';
import { useQuery } from '../../customer/useQuery.ts';

type Clean = (html: string) => readonly InformationNode[];

/** The provider's information text, sanitised. Empty when there is no text or the call failed (row N21). */
export function useInformationText(): readonly InformationNode[] {
  const query = useQuery(['informationText'], (client) => client.getSiteInformationText(), {
    kind: 'background',
  });
  const html = query.status === 'ready' ? query.value : '';
  const hasText = html !== '';
  const [clean, setClean] = useState<Clean | null>(null);

  useEffect(() => {
    // The sanitiser is large, so it is loaded only when there is a text. Without it, nothing shows (row N21).
    if (hasText) {
      import('./cleanInformationText.ts').then(
        ({ cleanInformationText }) => setClean(() => cleanInformationText),
        () => undefined,
      );
    }
  }, [hasText]);

  return useMemo(() => (hasText && clean !== null ? clean(html) : []), [hasText, clean, html]);
}

/** Shows the whole text on the login page and the overview. */
export function InformationNotice() {
  return <InformationOf nodes={useInformationText()} />;
}

/** The same where the text is asked for before there is room for it: the overview, and the header of other pages. */
export function InformationOf({ nodes }: { readonly nodes: readonly InformationNode[] }) {
  if (nodes.length === 0) return null;
  return (
    <Notice title={texts.shell.informationTitle} tone="info">
      <Stack gap="x8">
        {nodes.map((node, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text are never reordered
          <InformationPiece key={index} node={node} />
        ))}
      </Stack>
    </Notice>
  );
}

function InformationPiece({ node }: { readonly node: InformationNode }): ReactNode {
  // Dates stay in one piece, as in the portal's own texts.
  if (node.kind === 'text') return <Text as="span">{node.text}</Text>;
  if (node.kind === 'break') return <br />;
  const children = node.children.map((child, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text are never reordered
    <Fragment key={index}>
      <InformationPiece node={child} />
    </Fragment>
  ));
  switch (node.kind) {
    case 'paragraph':
      return <Text>{children}</Text>;
    case 'strong':
      return <strong>{children}</strong>;
    case 'emphasis':
      return <em>{children}</em>;
    case 'bulletList':
      return <ul>{children}</ul>;
    case 'numberedList':
      return <ol>{children}</ol>;
    case 'listItem':
      return <li>{children}</li>;
    case 'link':
      return (
        <Link href={node.href} isExternal={node.isExternal}>
          {children}
        </Link>
      );
  }
}
