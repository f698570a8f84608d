import { useState } from 'react';
import { Button, DigitGroups, Inline, Stack, Text, useShowMore } from '@mina-sidor/ui';
import { fill, formatAmount } from '@mina-sidor/texts';

import type { KnownPayment } from '../../domain/storedPayment.rules.ts';
import { CaseNumber } from '../../parts/CaseNumber.tsx';
import { texts } from '../../texts.ts';

/** As many as are checked at a glance. */
const shownAtFirst = 5;

interface PartListProps {
  readonly parts: KnownPayment['parts'];
  /**
   * Shows every case at once, as on paper, with links.
   *
   * @default false: five, and a button for all. Links would lead out of the payment that has begun.
   */
  readonly isWhole?: boolean;
}

/** The cases of a payment of the whole debt, each with its charge. */
export function PartList({ parts, isWhole = false }: PartListProps) {
  const [visibleCount, onVisibleCountChange] = useState(shownAtFirst);
  const { visible, onShowAll, listRef } = useShowMore(parts.length, {
    pageSize: shownAtFirst,
    showMoreAbove: Infinity,
    showAllAbove: shownAtFirst,
    visibleCount: isWhole ? parts.length : visibleCount,
    onVisibleCountChange,
  });
  return (
    <Stack gap="x12">
      <Stack as="ul" gap="x8" ref={listRef}>
        {parts.slice(0, visible).map(({ referenceNumber, charge }) => (
          <Stack as="li" key={referenceNumber}>
            <Inline gap="x16" justify="between">
              {isWhole ? (
                <CaseNumber referenceNumber={referenceNumber} />
              ) : (
                <DigitGroups isSpelledOut value={referenceNumber} />
              )}
              <Text as="span">{formatAmount(charge)}</Text>
            </Inline>
          </Stack>
        ))}
      </Stack>
      {onShowAll === undefined ? null : (
        <div>
          <Button onClick={onShowAll} size="small" variant="secondary">
            {fill(texts.checkout.facts.showAll, { count: parts.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
