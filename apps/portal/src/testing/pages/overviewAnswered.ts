import { screen } from '@testing-library/dom';
import { expect } from 'vitest';

import { pageHeading } from './onScreen.ts';
import { isAnswered } from './openPortal.tsx';

/** The overview asks for the cases too, and the next page joins a question that is not answered yet. */
export async function overviewAnswered(): Promise<void> {
  await expect.poll(pageHeading).toMatch(/^Hej /u);
  await screen.findByRole('heading', { level: 2, name: 'Dokument' });
  await expect.poll(() => document.querySelector('main [aria-busy="true"]')).toBeNull();
  await expect.poll(isAnswered).toBe(true);
}
