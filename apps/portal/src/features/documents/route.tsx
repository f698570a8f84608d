import { DocumentsView } from './DocumentsView.tsx';
import { useDocuments } from './useDocuments.ts';

/** Rows R08, K01 and K17. */
export function Component() {
  return <DocumentsView documents={useDocuments()} />;
}
