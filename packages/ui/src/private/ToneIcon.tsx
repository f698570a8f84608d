import type { ReactNode } from 'react';

import {
  ErrorIcon,
  type IconProps,
  InfoIcon,
  SuccessIcon,
  WarningIcon,
} from '../components/Icon/index.ts';
import { useUiTexts } from '../components/UiProvider/contexts.ts';
import { VisuallyHidden } from '../components/VisuallyHidden/index.ts';
import type { Tone } from '../theme/tokens.ts';

const icons: Record<Tone, (props: IconProps) => ReactNode> = {
  info: InfoIcon,
  positive: SuccessIcon,
  warning: WarningIcon,
  critical: ErrorIcon,
  neutral: InfoIcon,
};

/** The icon of a tone: each tone has a shape of its own, so that it does not rest on colour. */
export function ToneIcon({ tone }: { readonly tone: Tone }): ReactNode {
  const Icon = icons[tone];
  return <Icon />;
}

/** The word of a tone, read before the text that it belongs to. `neutral` says nothing. */
export function ToneWord({ tone }: { readonly tone: Tone }): ReactNode {
  const texts = useUiTexts();
  const words: Record<Tone, string | null> = {
    info: texts.toneInfo,
    positive: texts.tonePositive,
    warning: texts.toneWarning,
    critical: texts.toneCritical,
    neutral: null,
  };
  const word = words[tone];
  return word === null ? null : (
    <>
      <VisuallyHidden>{word}:</VisuallyHidden>{' '}
    </>
  );
}
