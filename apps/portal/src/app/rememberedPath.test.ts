import { beforeEach, describe, expect, it } from 'vitest';

import { reduceRememberedPath, rememberPath, takeRememberedPath } from './rememberedPath.ts';
import type { SafeStorage } from '../platform/storage.ts';
import { createTab } from '../testing/aTab.ts';

describe('reduceRememberedPath', () => {
  it.each([
    ['/krav', '/krav'],
    ['/krav/123', '/krav'],
    ['/KRAV/123', '/krav'],
    ['/krav/betala/x', '/krav'],
    ['/krav?flik=avslutade', '/krav'],
    ['/kravbrev', '/kravbrev'],
    ['/krav#sida', '/krav'],
    ['/dokument?sortera=datum#kravbrev', '/dokument?sortera=datum#kravbrev'],
    ['/\t/evil.example', '/%09/evil.example'],
  ])('reduces %j to %j [R16, Z46]', (path, reduced) => {
    expect(reduceRememberedPath(path)).toBe(reduced);
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'meddelanden', ''])(
    'refuses %j, which could lead to another origin [R17]',
    (path) => {
      expect(reduceRememberedPath(path)).toBeNull();
    },
  );

  it.each(['/\n\r/evil.example', '/%0A', '/dokument%E2%80%A8'])(
    'refuses %j, which is the address of no page [Z62]',
    (path) => {
      expect(reduceRememberedPath(path)).toBeNull();
    },
  );
});

describe('takeRememberedPath', () => {
  let storage: SafeStorage;
  beforeEach(() => {
    storage = createTab().load();
  });

  it('gives the remembered path once and the overview afterwards [R17]', () => {
    rememberPath('/meddelanden', storage);
    expect(takeRememberedPath(storage)).toBe('/meddelanden');
    expect(takeRememberedPath(storage)).toBe('/oversikt');
  });

  it.each(['/loggaut', '/loggain', '/'])(
    'goes to the overview when %j is remembered [R02]',
    (path) => {
      rememberPath(path, storage);
      expect(takeRememberedPath(storage)).toBe('/oversikt');
    },
  );

  it('refuses a harmful path in the storage [R17]', () => {
    storage.setItem('rememberedPath', '//evil.example');
    expect(takeRememberedPath(storage)).toBe('/oversikt');
  });
});
