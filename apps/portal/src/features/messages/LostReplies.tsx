import type { Conversation } from '@mina-sidor/api-client';
import { Button, Notice, Stack, Text, TextArea } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import { useFocusHeadingWhenLost } from '../../platform/useFocusHeadingWhenLost.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';
import { lostRepliesOf } from './draftMark.rules.ts';

const { lostConversation: words, unknown } = texts.drafts;

interface LostRepliesProps {
  readonly shown: readonly Conversation[];
}

/** Shows what the customer has written in conversations that the provider no longer lists. It stays until it is removed. */
export function LostReplies({ shown }: LostRepliesProps) {
  const { drafts } = useCustomer().scope;
  const lost = lostRepliesOf(useStore(drafts.store), shown);
  useFocusHeadingWhenLost(lost.length, false);
  return lost.map(({ key, message, mayHaveArrived }) => (
    <Notice key={key} title={mayHaveArrived ? unknown.title : words.title} tone="warning">
      <Stack gap="x16">
        <Text>{words.text}</Text>
        <TextArea defaultValue={message} isLocked label={words.label} rows={3} />
        <div>
          <Button
            onClick={() => drafts.change(key, { type: 'cleared' })}
            size="small"
            variant="secondary"
          >
            {unknown.discard}
          </Button>
        </div>
      </Stack>
    </Notice>
  ));
}
