import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Link, Notice, Stack, Text } from '@mina-sidor/ui';

import { hasWords, type InformationNode } from './informationText.rules.ts';
import { texts } from './texts.ts';
import { useQuery } from './useQuery.ts';

interface InformationTextProps {
  /** `full` on the login page and the overview, `alert` in the header of all others (row N21). */
  readonly form: 'full' | 'alert';
}

/** The provider's text to everybody. An empty answer or a failed call shows nothing. */
export function InformationText({ form }: InformationTextProps) {
  const query = useQuery(['informationText'], (client) => client.getSiteInformationText(), {
    kind: 'background',
  });
  const nodes = useCleanNodes(query.status === 'ready' ? query.value : '');
  if (!hasWords(nodes)) return null;
  const content = nodes.map((node, index) => <InformationPiece key={index} node={node} />);
  if (form === 'alert') return <Stack gap="x8">{content}</Stack>;
  return (
    <Notice title={texts.shell.informationTitle} tone="info">
      <Stack gap="x8">{content}</Stack>
    </Notice>
  );
}

/** Cleaning needs a library of its own, which is fetched only when there is something to clean. */
function useCleanNodes(html: string): readonly InformationNode[] {
  const [nodes, setNodes] = useState<readonly InformationNode[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const cleaned =
        html.trim() === '' ? [] : (await import('./cleanInformationText.ts')).cleanInformationText(html);
      if (isCurrent) setNodes(cleaned);
    })();
    return () => {
      isCurrent = false;
    };
  }, [html]);
  return nodes;
}

function InformationPiece({ node }: { readonly node: InformationNode }): ReactNode {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'break') return <br />;
  const children = node.children.map((child, index) => (
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
