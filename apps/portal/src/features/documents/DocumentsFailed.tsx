import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { texts } from '../../texts.ts';
import type { Loaded } from './useDocuments.ts';

const words = texts.documents.failed;

type Failed = Extract<Loaded<unknown>, { status: 'failed' }>;

interface DocumentsFailedProps {
  /** What was asked for and did not come, said once; trying again asks for all of it. */
  readonly lists: readonly Failed[];
  /** Which of the documents they are. */
  readonly which: 'all' | 'claims' | 'extracts';
}

/** In place of documents that could not be fetched (row E11). */
export function DocumentsFailed({ lists, which }: DocumentsFailedProps) {
  return (
    <LoadFailed
      isReloading={lists.some(({ isReloading }) => isReloading)}
      reload={() => {
        for (const { reload } of lists) reload();
      }}
      reloadLabel={words.reload}
      text={words.text}
      title={words[which]}
    />
  );
}
