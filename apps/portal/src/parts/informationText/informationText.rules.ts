import { softHyphens } from '@mina-sidor/texts';

export type InformationNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | {
      readonly kind: 'link';
      readonly href: string;
      /** Leads to a web page, not to an e-mail or a phone call. */
      readonly isExternal: boolean;
      readonly children: readonly InformationNode[];
    }
  | {
      readonly kind:
        | 'paragraph'
        | 'strong'
        | 'emphasis'
        | 'bulletList'
        | 'numberedList'
        | 'listItem';
      readonly children: readonly InformationNode[];
    };

/** The elements that sanitising keeps (row N22). Of all others only the text stays. */
export const allowedElements = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'] as const;

const kindOfElement = {
  P: 'paragraph',
  STRONG: 'strong',
  EM: 'emphasis',
  UL: 'bulletList',
  OL: 'numberedList',
  LI: 'listItem',
} as const;

function isKnownElement(name: string): name is keyof typeof kindOfElement {
  return name in kindOfElement;
}

/** Where links may lead (row N22). */
export const allowedAddress = /^(?:https?:|mailto:|tel:)/iu;
const webAddress = /^https?:/iu;

/** Turns sanitised nodes into data that components draw, so that the provider's HTML never reaches our page. */
export function readInformationNodes(nodes: Iterable<Node>): readonly InformationNode[] {
  return [...nodes].flatMap((node): readonly InformationNode[] => {
    if (node.nodeType === node.TEXT_NODE)
      return [{ kind: 'text', text: softHyphens(node.textContent ?? '') }];
    if (node.nodeName === 'BR') return [{ kind: 'break' }];
    const children = readInformationNodes(node.childNodes);
    if (node.nodeName === 'A') return linkOf(node, children);
    return isKnownElement(node.nodeName)
      ? [{ kind: kindOfElement[node.nodeName], children }]
      : children;
  });
}

function linkOf(node: Node, children: readonly InformationNode[]): readonly InformationNode[] {
  const href = node instanceof Element ? node.getAttribute('href') : null;
  return href !== null && allowedAddress.test(href.trim())
    ? [{ kind: 'link', href, isExternal: webAddress.test(href.trim()), children }]
    : children;
}

/**
 * Makes a paragraph of the words between paragraphs and lists: each of their pieces would become a line of its own
 * otherwise.
 */
export function gatherParagraphs(nodes: readonly InformationNode[]): readonly InformationNode[] {
  const blocks: InformationNode[] = [];
  let line: InformationNode[] = [];
  const endLine = () => {
    if (hasWords(line)) blocks.push({ kind: 'paragraph', children: line });
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) {
      line.push(node);
    } else {
      endLine();
      blocks.push(node);
    }
  }
  endLine();
  return blocks;
}

function isInline(node: InformationNode): boolean {
  switch (node.kind) {
    case 'text':
    case 'break':
      return true;
    case 'link':
    case 'strong':
    case 'emphasis':
      return node.children.every(isInline);
    default:
      return false;
  }
}

export function hasWords(nodes: readonly InformationNode[]): boolean {
  return nodes.some((node) => {
    if (node.kind === 'text') return node.text.trim() !== '';
    return node.kind !== 'break' && hasWords(node.children);
  });
}
