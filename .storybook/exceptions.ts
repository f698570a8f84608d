/**
 * Rules of html-validate that do not hold here, each with its reason. Everything else of its standard and its
 * accessibility rules fails the visit.
 */
export const htmlExceptions: Readonly<Record<string, string>> = {
  'attribute-boolean-style': 'A browser writes every boolean attribute with an empty value.',
  'attribute-empty-style': 'A browser writes every empty attribute with an empty value.',
  'doctype-style': 'The doctype is written by the visit.',
  'hidden-focusable':
    'Behind an open dialog the page is hidden and focus is held inside; axe looks at what can really be focused.',
  'no-inline-style': 'Radix sets the measures of its layers from script, which the policy allows.',
  'no-redundant-role':
    'Safari takes the list meaning away from lists without markers; the role gives it back.',
  'no-trailing-whitespace': 'Text of a story may end a line with a space.',
  'unique-landmark':
    'Of the two forms of the navigation the style shows one; the rule knows no styles.',
  'void-style': 'A browser decides how void elements are written.',
};

/** Parts of the describing pages that Storybook draws and that no change of ours can mend. */
export const ofStorybook: Readonly<Record<string, string>> = {
  '.docblock-argstable': 'The table of props, with the fields to try them.',
  '.docs-story': 'A story, which is visited by itself.',
  '.sbdocs-preview > [role="toolbar"]': 'The buttons above a story.',
  '.toc-wrapper': 'The list of headings.',
  iframe: 'A story that would cover the page, in a frame of its own.',
};
