import { Tag } from '@mina-sidor/ui';

import { type CaseTag, caseTagText } from '../domain/case.rules.ts';

interface CaseTagLabelProps {
  readonly tag: CaseTag;
}

/** The tag of a case (rows D05–D07). An uninsured vehicle costs the most, so its tag stands out. */
export function CaseTagLabel({ tag }: CaseTagLabelProps) {
  return <Tag tone={tag === 'uninsured' ? 'critical' : 'neutral'}>{caseTagText(tag)}</Tag>;
}
