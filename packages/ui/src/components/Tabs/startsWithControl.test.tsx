import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

import { startsWithControl } from './startsWithControl.ts';

const cases: readonly (readonly [string, ReactNode, boolean])[] = [
  ['text alone', 'Tre ärenden', false],
  ['nothing', null, false],
  [
    'text before a link',
    <p key="p">
      Tolv <a href="/krav">ärenden</a>
    </p>,
    false,
  ],
  [
    'a link',
    <a href="/krav" key="a">
      Krav
    </a>,
    true,
  ],
  [
    'a button in boxes',
    <div key="d">
      <div>
        <button type="button">Visa</button>
      </div>
    </div>,
    true,
  ],
  [
    'a drawing that says nothing, then a link',
    <div key="d">
      <svg aria-hidden="true">
        <title>x</title>
      </svg>
      <a href="/krav">Krav</a>
    </div>,
    true,
  ],
  [
    'a picture before a link',
    <div key="d">
      <img alt="Karta" src="data:," />
      <a href="/krav">Krav</a>
    </div>,
    false,
  ],
  [
    'a button that does not work, then text',
    <div key="d">
      <button disabled type="button">
        Visa
      </button>
    </div>,
    false,
  ],
  [
    'hidden text before a field',
    <div key="d">
      <p hidden>Fel</p>
      <input aria-label="Sök" />
    </div>,
    true,
  ],
];

it.each(cases)('finds %s', (_, content, expected) => {
  expect(startsWithControl(render(content).container)).toBe(expected);
});
