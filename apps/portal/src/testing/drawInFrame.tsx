import type { ComponentProps, ReactNode } from 'react';

import { draw } from './draw.tsx';
import { StoryFrame } from './StoryFrame.tsx';

/** Draws into the document of a test what needs the services of the portal. */
export function drawInFrame(
  element: ReactNode,
  frame: Omit<ComponentProps<typeof StoryFrame>, 'children'> = {},
): void {
  draw(<StoryFrame {...frame}>{element}</StoryFrame>);
}
