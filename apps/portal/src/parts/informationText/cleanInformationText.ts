import DOMPurify from 'dompurify';

import {
  allowedAddress,
  allowedElements,
  gatherParagraphs,
  hasWords,
  type InformationNode,
  readInformationNodes,
} from './informationText.rules.ts';

/** Sanitises the provider's HTML (row N22). Gives nothing if no words are left. Import it dynamically: it brings the sanitiser with it. */
export function cleanInformationText(html: string): readonly InformationNode[] {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...allowedElements],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: allowedAddress,
    RETURN_DOM_FRAGMENT: true,
  });
  const nodes = readInformationNodes(fragment.childNodes);
  return hasWords(nodes) ? gatherParagraphs(nodes) : [];
}
