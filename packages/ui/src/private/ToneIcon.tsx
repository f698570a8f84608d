'use client';

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

/** The icon of a tone. Each has a different shape, so that the tone does not rely on colour. */
export function ToneIcon({ tone }: { readonly tone: Tone }): ReactNode {
  const Icon = icons[tone];
  return <Icon />;
}

/** The word for a tone, read before the text. `neutral` has none. */
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
