// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { cleanInformationText } from './cleanInformationText.ts';
import { hasWords } from './informationText.rules.ts';

describe('cleanInformationText', () => {
  it('keeps paragraphs, emphasis, lists and links', () => {
    expect(
      cleanInformationText(
        '<p>Vi har <strong>stängt</strong><br><a href="https://example.se">läs mer</a></p><ul><li>ett</li></ul>',
      ),
    ).toEqual([
      {
        kind: 'paragraph',
        children: [
          { kind: 'text', text: 'Vi har ' },
          { kind: 'strong', children: [{ kind: 'text', text: 'stängt' }] },
          { kind: 'break' },
          {
            kind: 'link',
            href: 'https://example.se',
            children: [{ kind: 'text', text: 'läs mer' }],
          },
        ],
      },
      {
        kind: 'bulletList',
        children: [{ kind: 'listItem', children: [{ kind: 'text', text: 'ett' }] }],
      },
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<style>p{display:none}</style>',
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://example.se"></iframe>',
  ])('shows nothing of %s', (html) => {
    expect(hasWords(cleanInformationText(html))).toBe(false);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//example.se', '/sandbox'])(
    'makes no link of %s',
    (href) => {
      expect(cleanInformationText(`<a href="${href}">läs mer</a>`)).toEqual([
        { kind: 'text', text: 'läs mer' },
      ]);
    },
  );
});
