import type { ReactNode } from 'react';

import { useChosen } from './chosen.ts';
import { Extracts } from './letters/Extracts.tsx';
import { LetterForm } from './letters/LetterForm.tsx';
import { PageHead } from './parts/PageHead.tsx';
import { words } from './words.ts';

/** What the provider sends and makes: letters and register extracts. */
export function LettersPage(): ReactNode {
  const { customers, chosen, choose } = useChosen();
  return (
    <>
      <PageHead lead={words.letters.lead} title={words.letters.title} />
      <div className="halves">
        {chosen === undefined ? null : (
          <LetterForm chosen={chosen} customers={customers} onChoose={choose} />
        )}
        <Extracts customers={customers} />
      </div>
    </>
  );
}
