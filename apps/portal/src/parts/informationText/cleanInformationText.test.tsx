// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { cleanInformationText } from './cleanInformationText.ts';
import { hasWords, readInformationNodes } from './informationText.rules.ts';

describe('cleanInformationText', () => {
  it('keeps paragraphs, emphasis, lists and links [N22]', () => {
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

  it('keeps numbering and emphasis of list items [N22]', () => {
    expect(cleanInformationText('<ol><li><em>först</em></li></ol>')).toEqual([
      {
        kind: 'numberedList',
        children: [
          {
            kind: 'listItem',
            children: [{ kind: 'emphasis', children: [{ kind: 'text', text: 'först' }] }],
          },
        ],
      },
    ]);
  });

  it.each([
    'https://example.se',
    'http://example.se',
    'mailto:hej@example.se',
    'tel:+46812345',
    'MAILTO:hej@example.se',
  ])('makes a link of %s [N22]', (href) => {
    expect(cleanInformationText(`<a href="${href}">läs mer</a>`)).toEqual([
      { kind: 'link', href, children: [{ kind: 'text', text: 'läs mer' }] },
    ]);
  });

  it.each([
    '<h1 style="color:red">Hej</h1>',
    '<div onclick="alert(1)" class="x">Hej</div>',
    '<form action="https://example.se"><button>Hej</button></form>',
    '<b>Hej</b>',
  ])('keeps nothing but the words of %s [N22]', (html) => {
    expect(cleanInformationText(html)).toEqual([{ kind: 'text', text: 'Hej' }]);
  });

  it('removes event handlers and styles of allowed elements [N22]', () => {
    expect(
      cleanInformationText('<p onclick="alert(1)" style="color:red" id="config">Hej</p>'),
    ).toEqual([{ kind: 'paragraph', children: [{ kind: 'text', text: 'Hej' }] }]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<svg><a xlink:href="javascript:alert(1)"><text>Hej</text></a></svg>',
    '<style>p{display:none}</style>',
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://example.se"></iframe>',
  ])('shows nothing of %s, wherever it stands [N22]', (html) => {
    expect(hasWords(cleanInformationText(html))).toBe(false);
    // Inside a text: the parser would move it into the head otherwise.
    expect(cleanInformationText(`<p>Hej</p>${html}`)).toEqual([
      { kind: 'paragraph', children: [{ kind: 'text', text: 'Hej' }] },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//example.se',
    '/sandbox',
  ])('makes no link of %s [N22]', (href) => {
    expect(cleanInformationText(`<a href="${href}">läs mer</a>`)).toEqual([
      { kind: 'text', text: 'läs mer' },
    ]);
  });
});

describe('readInformationNodes', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', '//example.se', '/sandbox'])(
    'makes no link of %s either, whatever has cleaned the text [N22]',
    (href) => {
      const link = document.createElement('a');
      link.setAttribute('href', href);
      link.append('läs mer');
      expect(readInformationNodes([link])).toEqual([{ kind: 'text', text: 'läs mer' }]);
    },
  );

  it('reads no element but the allowed ones [N22]', () => {
    const bold = document.createElement('b');
    bold.append('Hej');
    expect(readInformationNodes([bold])).toEqual([{ kind: 'text', text: 'Hej' }]);
  });
});
