import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Link, Notice, Stack, Text } from '@mina-sidor/ui';

import { hasWords, type InformationNode } from './informationText.rules.ts';
import { texts } from '../../texts.ts';
import { useQuery } from '../../customer/useQuery.ts';

/** The provider's text to everybody, cleaned; an empty answer or a failed call is no text (row N21). */
export function useInformationText(): readonly InformationNode[] {
  const query = useQuery(['informationText'], (client) => client.getSiteInformationText(), {
    kind: 'background',
  });
  const html = query.status === 'ready' ? query.value : '';
  const [nodes, setNodes] = useState<readonly InformationNode[]>([]);

  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      // Cleaning needs a library of its own, which is fetched only when there is something to clean.
      const cleaned =
        html.trim() === ''
          ? []
          : await import('./cleanInformationText.ts').then(
              (module) => module.cleanInformationText(html),
              // Without the part that cleans, nothing is shown (row N21).
              () => [],
            );
      if (isCurrent) setNodes(hasWords(cleaned) ? cleaned : []);
    })();
    return () => {
      isCurrent = false;
    };
  }, [html]);

  return nodes;
}

/** The text in full, on the login page and the overview. */
export function InformationNotice() {
  const nodes = useInformationText();
  if (nodes.length === 0) return null;
  return (
    <Notice title={texts.shell.informationTitle} tone="info">
      <InformationPieces nodes={nodes} />
    </Notice>
  );
}

/** The pieces of the text, drawn by components. */
export function InformationPieces({ nodes }: { readonly nodes: readonly InformationNode[] }) {
  return (
    <Stack gap="x8">
      {nodes.map((node, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text are never reordered
        <InformationPiece key={index} node={node} />
      ))}
    </Stack>
  );
}

function InformationPiece({ node }: { readonly node: InformationNode }): ReactNode {
  if (node.kind === 'text') return node.text;
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
        <Link href={node.href} isExternal>
          {children}
        </Link>
      );
  }
}
