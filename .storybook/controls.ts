import type { StrictInputType } from 'storybook/internal/types';
import type { PropDoc } from 'virtual:library-props';

type Control = NonNullable<StrictInputType['control']>;

const byType: Readonly<Record<string, Control>> = {
  boolean: { type: 'boolean' },
  number: { type: 'number' },
  string: { type: 'text' },
  ReactNode: { type: 'text' },
};

/** The field in which a reader can try a prop; none for what only code can make. */
export function controlOf({ type, choices }: Pick<PropDoc, 'type' | 'choices'>): Control | false {
  if (choices !== undefined) return { type: choices.length > 4 ? 'select' : 'inline-radio' };
  return byType[type] ?? false;
}

/** Words cannot be typed in place of elements. */
export function isUsable(control: StrictInputType['control'], value: unknown): boolean {
  const isText = typeof control === 'object' && control.type === 'text';
  return !isText || value === undefined || value === null || typeof value === 'string';
}
