import { useNavigate } from 'react-router';

import { useCustomer } from '../customer/customer.ts';
import { aboutStateOf, type WrittenAbout } from '../domain/writtenAbout.rules.ts';
import { paths } from '../paths.ts';
import { type FollowLink, isForOtherTab } from './followLink.ts';

/** What a link to the messages does when it is followed: the new question is about the case or damage (row Z80). */
export function useWriteAbout(): (about: WrittenAbout) => FollowLink {
  const navigate = useNavigate();
  const { owner } = useCustomer().scope;
  return (about) => (event) => {
    if (isForOtherTab(event)) return;
    event.preventDefault();
    void navigate(paths.messages, { state: aboutStateOf(about, owner) });
  };
}
