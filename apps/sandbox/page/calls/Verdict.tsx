import { CheckIcon, InfoIcon, WarningIcon } from '@mina-sidor/ui';
import type { ReactNode } from 'react';

import type { AnswerOf } from '../api.ts';
import { words } from '../words.ts';

type Answer = NonNullable<AnswerOf<'GET calls/newest'>['calls'][number]['answer']>;

/** Whether a call follows the contract, with what deviates; null while it has no answer. */
export function Verdict({ verdict }: { readonly verdict: Answer['verdict'] | null }): ReactNode {
  if (verdict === null) return <span className="soft">{words.calls.open}</span>;
  switch (verdict.kind) {
    case 'follows':
      return (
        <span className="verdict" data-verdict="follows">
          <CheckIcon size="small" /> {words.calls.follows}
        </span>
      );
    case 'fault':
      return (
        <span className="verdict" data-verdict="fault">
          <InfoIcon size="small" /> {words.calls.fault} <small>{words.calls.faultWhy}</small>
        </span>
      );
    case 'deviates':
      return (
        <span className="verdict" data-verdict="deviates">
          <WarningIcon size="small" /> {words.calls.deviates}{' '}
          <small>
            {verdict.what === 'request'
              ? words.calls.field(verdict.field)
              : words.calls.why[verdict.what]}
          </small>
        </span>
      );
  }
}
