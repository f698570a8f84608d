import { useEffect, useEffectEvent, useState } from 'react';

import { createFieldLeaving } from './createFieldLeaving.ts';

/**
 * Tells that fields have been left, so that each can say what is wrong with it (row V05).
 *
 * @returns for the `onBlur` of each field
 */
export function useFieldLeaving<Field extends string>(
  onLeft: (field: Field) => void,
): (field: Field) => void {
  const [leaving] = useState(createFieldLeaving<Field>);
  const tell = useEffectEvent(onLeft);
  useEffect(() => leaving.watch((field) => tell(field)), [leaving]);
  return leaving.leave;
}
