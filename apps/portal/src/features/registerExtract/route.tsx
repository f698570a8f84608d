import { RegisterExtractView } from './RegisterExtractView.tsx';
import { useRegisterExtract } from './useRegisterExtract.ts';

/** Rows R08 and T07. */
export function Component() {
  return <RegisterExtractView state={useRegisterExtract()} />;
}
