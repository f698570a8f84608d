import { describe, expect, it } from 'vitest';

import { findLiteralText, findRepositoryWordFaults, findSentences } from './wordRules.ts';

const path = 'packages/ui/src/components/Notice/Notice.tsx';

describe('findLiteralText', () => {
  it.each([
    'const a = <p>Stäng</p>;',
    "const a = <p>{'Stäng'}</p>;",
    'const a = <p>{`Stäng ${name}`}</p>;',
    "const a = <p>{isOpen ? 'Stäng' : texts.open}</p>;",
    "const a = <p>{isOpen && 'Stäng'}</p>;",
    'const a = <button aria-label="Close" />;',
    "const a = <Notice title={'Något gick fel'} />;",
    'const a = <img alt="Karta" />;',
  ])('refuses %s', (text) => {
    expect(findLiteralText([{ path, text }])).toHaveLength(1);
  });

  it.each([
    'const a = <p>{texts.close}</p>;',
    "const a = <p>{kind === 'closed' ? texts.open : null}</p>;",
    'const a = <p> – · </p>;',
    'const a = <Notice tone="info" />;',
    "const a = <Stack as={'ul'}>{children}</Stack>;",
    'const a = <img alt="" />;',
  ])('allows %s', (text) => {
    expect(findLiteralText([{ path, text }])).toEqual([]);
  });
});

describe('findSentences', () => {
  it.each([
    "const label = 'Stäng dialogen';",
    "const label = 'Visa fler';",
    "const label = 'Close the dialog.';",
    'const label = `Sorterat efter ${header}`;',
  ])('refuses %s in the library', (text) => {
    expect(findSentences([{ path, text }])).toHaveLength(1);
  });

  it.each([
    "import { vars } from '../../theme/contract.css.ts';",
    "throw new Error('UiProvider is missing around the component.');",
    "const name = 'Atkinson';",
    '// Swedish letters å, ä and ö come last',
    "const grid = 'minmax(0, 1fr) auto';",
  ])('allows %s in the library', (text) => {
    expect(findSentences([{ path, text }])).toEqual([]);
  });
});

describe('the component library', () => {
  it('contains no Swedish sentence and no text of its own in its markup [U11]', () => {
    expect(findRepositoryWordFaults()).toEqual([]);
  });
});
