'use client';

import { useContext, useMemo } from 'react';

import { UiContext } from '../components/UiProvider/contexts.ts';

/** Formats numbers in the provider's language: in Swedish with a no-break space between thousands. */
export function useNumberFormat(): Intl.NumberFormat {
  const locale = useContext(UiContext)?.locale;
  return useMemo(() => new Intl.NumberFormat(locale), [locale]);
}
