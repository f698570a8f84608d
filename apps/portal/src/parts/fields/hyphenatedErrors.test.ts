import { expect, it } from 'vitest';

import { hyphenatedErrors } from './hyphenatedErrors.ts';

it('a long word of an error may break, and a field without an error has none [Z88]', () => {
  expect(hyphenatedErrors({ phone: 'Skriv ditt mobilnummer.', email: undefined })).toEqual({
    phone: 'Skriv ditt mobil\u00ADnummer.',
    email: undefined,
  });
});
