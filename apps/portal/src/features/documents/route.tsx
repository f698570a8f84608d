import { DocumentsView } from './DocumentsView.tsx';
import { useDocuments } from './useDocuments.ts';

/** The documents page (rows R08, K01 and K17). */
export function Component() {
  return <DocumentsView documents={useDocuments()} />;
}
