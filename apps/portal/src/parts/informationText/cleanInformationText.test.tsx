// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { cleanInformationText } from './cleanInformationText.ts';
import { readInformationNodes } from './informationText.rules.ts';

const text = (words: string) => ({ kind: 'text', text: words });

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
            isExternal: true,
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

  it('marks where its long words may break [Z89]', () => {
    const [node] = cleanInformationText('Trafikförsäkringsavgiften ändras.');
    expect(node).toEqual({
      kind: 'paragraph',
      children: [text('Trafik\u00ADförsäkrings\u00ADavgiften ändras.')],
    });
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
    ['https://example.se', true],
    ['http://example.se', true],
    ['HTTPS://example.se', true],
    ['mailto:hej@example.se', false],
    ['tel:+46812345', false],
    ['MAILTO:hej@example.se', false],
  ])('makes a link of %s, to a web page: %s [N22]', (href, isExternal) => {
    expect(cleanInformationText(`<p><a href="${href}">läs mer</a></p>`)).toEqual([
      {
        kind: 'paragraph',
        children: [{ kind: 'link', href, isExternal, children: [text('läs mer')] }],
      },
    ]);
  });

  it('makes one paragraph of the pieces of a sentence that stands in none [N22]', () => {
    expect(
      cleanInformationText(
        'Telefonen är <strong>stängd</strong>.<br>\n<p>Hej</p>\n<ul><li>ett</li></ul> <em>Välkommen</em> åter',
      ),
    ).toEqual([
      {
        kind: 'paragraph',
        children: [
          text('Telefonen är '),
          { kind: 'strong', children: [text('stängd')] },
          text('.'),
          { kind: 'break' },
          text('\n'),
        ],
      },
      { kind: 'paragraph', children: [text('Hej')] },
      { kind: 'bulletList', children: [{ kind: 'listItem', children: [text('ett')] }] },
      {
        kind: 'paragraph',
        children: [text(' '), { kind: 'emphasis', children: [text('Välkommen')] }, text(' åter')],
      },
    ]);
  });

  it('puts no paragraph into another [N22]', () => {
    expect(cleanInformationText('<strong><p>Hej</p></strong>')).toEqual([
      { kind: 'strong', children: [{ kind: 'paragraph', children: [text('Hej')] }] },
    ]);
  });

  it.each([
    '<h1 style="color:red">Hej</h1>',
    '<div onclick="alert(1)" class="x">Hej</div>',
    '<form action="https://example.se"><button>Hej</button></form>',
    '<b>Hej</b>',
  ])('keeps nothing but the words of %s [N22]', (html) => {
    expect(cleanInformationText(html)).toEqual([{ kind: 'paragraph', children: [text('Hej')] }]);
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
    expect(cleanInformationText(html)).toEqual([]);
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
      { kind: 'paragraph', children: [text('läs mer')] },
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
