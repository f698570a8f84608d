import * as ui from '@mina-sidor/ui';
import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import { libraryProps, type PropDoc } from 'virtual:library-props';

import { controlOf, isUsable } from './controls.ts';

const names = new Map(Object.entries(ui).map(([name, value]): [unknown, string] => [value, name]));

/** The name under which the library exports a component; a build shortens the names of functions. */
export function nameOf(component: unknown): string {
  return names.get(component) ?? '';
}

/** The rows of a component's table of props. */
export function argTypesOf(component: unknown): StrictArgTypes {
  const props = libraryProps[nameOf(component)] ?? [];
  return Object.fromEntries(props.map((prop) => [prop.name, rowOf(prop)]));
}

/** Takes away fields that cannot change what a story gives its component. */
export const dropUselessControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isUsable(argType.control, initialArgs[name]) ? argType : { ...argType, control: false },
    ]),
  );

function rowOf(prop: PropDoc): StrictInputType {
  const { name, type, choices, isRequired, description, defaultValue } = prop;
  return {
    name,
    description,
    type: { name: 'other', value: type, required: isRequired },
    control: controlOf(prop),
    ...(choices === undefined ? {} : { options: choices }),
    table: {
      type: { summary: type },
      ...(defaultValue === undefined ? {} : { defaultValue: { summary: defaultValue } }),
    },
  };
}
