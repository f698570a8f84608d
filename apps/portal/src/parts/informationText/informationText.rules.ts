export type InformationNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly InformationNode[] }
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

const allowedAddress = /^(?:https?:|mailto:|tel:)/iu;

/** Turns sanitised nodes into data that components draw, so that the provider's HTML never reaches our page. */
export function readInformationNodes(nodes: Iterable<Node>): readonly InformationNode[] {
  return [...nodes].flatMap((node): readonly InformationNode[] => {
    if (node.nodeType === node.TEXT_NODE) return [{ kind: 'text', text: node.textContent ?? '' }];
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
    ? [{ kind: 'link', href, children }]
    : children;
}

export function hasWords(nodes: readonly InformationNode[]): boolean {
  return nodes.some((node) => {
    if (node.kind === 'text') return node.text.trim() !== '';
    return node.kind !== 'break' && hasWords(node.children);
  });
}
