import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

import { useCustomer } from '../customer/customer.ts';
import { aboutStateOf, type WrittenAbout } from '../domain/writtenAbout.rules.ts';
import { paths } from '../paths.ts';

type FollowLink = (event: MouseEvent<HTMLAnchorElement>) => void;

/** What a link to the messages does when it is followed: the new question is about the case or damage (row Z80). */
export function useWriteAbout(): (about: WrittenAbout) => FollowLink {
  const navigate = useNavigate();
  const { owner } = useCustomer().scope;
  return (about) => (event) => {
    // Leaves it to the browser to open another tab, which gets no state.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(paths.messages, { state: aboutStateOf(about, owner) });
  };
}
