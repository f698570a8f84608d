/**
 * Rules of html-validate that do not hold for a document read back from a browser or for one story, each with
 * its reason. Everything else of its standard and its accessibility rules fails the visit.
 */
export const htmlExceptions: Readonly<Record<string, string>> = {
  'attribute-boolean-style': 'A browser writes every boolean attribute with an empty value.',
  'attribute-empty-style': 'A browser writes every empty attribute with an empty value.',
  'doctype-style': 'The doctype is written by the visit.',
  'no-inline-style': 'Radix sets the measures of its layers from script, which the policy allows.',
  'no-trailing-whitespace': 'Text of a story may end a line with a space.',
  'void-style': 'A browser decides how void elements are written.',
};
