import { dialogContract } from '../../testing/contracts/dialogContract.tsx';
import { InfoPopover } from './index.ts';

dialogContract('InfoPopover', {
  page: (
    <p>
      Inkasso <InfoPopover term="Inkasso">Skulden har gått vidare.</InfoPopover>{' '}
      <a href="/krav">Efter</a>
    </p>
  ),
  opener: 'Mer information om Inkasso',
  dialog: 'Inkasso',
  isModal: false,
});
