import type { ClaimCase, User } from '@mina-sidor/api-client';
import { BulletList, Stack, Text } from '@mina-sidor/ui';
import { plural } from '@mina-sidor/texts';

import { dailyIncreaseParts } from '../../domain/dailyIncrease.ts';
import { texts } from '../../texts.ts';

interface DailyIncreaseInfoProps {
  readonly user: User;
  /** None while they are not known. */
  readonly cases: readonly ClaimCase[];
}

/** Why the debt grows, and what each case adds to it (rows C04 and Z78). */
export function DailyIncreaseInfo({ user, cases }: DailyIncreaseInfoProps) {
  const parts = dailyIncreaseParts(user, cases);
  return (
    <Stack gap="x8">
      <Text>{plural(texts.claims.dailyIncreaseInfo, user.unInsuredVehicles)}</Text>
      {parts.length === 0 ? null : <BulletList items={parts} />}
    </Stack>
  );
}
