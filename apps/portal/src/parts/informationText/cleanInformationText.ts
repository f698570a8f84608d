import DOMPurify from 'dompurify';

import {
  allowedElements,
  type InformationNode,
  readInformationNodes,
} from './informationText.rules.ts';

/** Sanitises the provider's HTML (row N22). Import it dynamically: it brings the sanitiser with it. */
export function cleanInformationText(html: string): readonly InformationNode[] {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...allowedElements],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/iu,
    RETURN_DOM_FRAGMENT: true,
  });
  return readInformationNodes(fragment.childNodes);
}
