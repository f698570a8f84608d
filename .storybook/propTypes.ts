import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

type Documented = Pick<Parameters<ArgTypesEnhancer>[0], 'argTypes' | 'initialArgs'>;
type Control = NonNullable<StrictInputType['control']>;

const controls: Readonly<Record<string, Control>> = {
  boolean: { type: 'boolean' },
  number: { type: 'number' },
  string: { type: 'text' },
};

/**
 * Shows the type of a prop as it is written. Storybook calls each `boolean | undefined` a union, and offers a field of
 * JSON for it and for what only code can make.
 */
export function showWrittenTypes({
  argTypes,
  initialArgs,
}: Documented): Record<string, StrictInputType> {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const written = writtenType(argType.type);
      if (written === '') return [name, argType];
      const control = controlOf(written, initialArgs[name]);
      return [
        name,
        {
          ...argType,
          ...(control === undefined ? {} : { control }),
          table: { ...argType.table, type: { summary: written } },
        },
      ];
    }),
  );
}

/** The type without the `undefined` that every optional prop accepts. */
export function writtenType(type: unknown): string {
  if (typeof type !== 'object' || type === null) return '';
  const raw = 'raw' in type ? type.raw : 'value' in type ? type.value : '';
  return typeof raw === 'string' ? raw.replace(/ \| undefined$/u, '') : '';
}

function controlOf(written: string, value: unknown): Control | undefined {
  const control = controls[written];
  if (control !== undefined) return control;
  if (written !== 'ReactNode') return undefined;
  return typeof value === 'string' ? { type: 'text' } : false;
}
