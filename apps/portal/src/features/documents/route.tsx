import { DocumentsView } from './DocumentsView.tsx';
import { useCompilations } from './useCompilations.ts';

/** The documents page (rows K01 and K17). */
export function Component() {
  return <DocumentsView compilations={useCompilations()} />;
}
