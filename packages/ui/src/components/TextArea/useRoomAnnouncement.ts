'use client';

import { useEffect, useRef } from 'react';

import { durations } from '../../theme/tokens.ts';
import { useAnnounce } from '../UiProvider/contexts.ts';
import { isRoomTold, type Room } from './characters.ts';

/** Announces how much room is left when it gets scarce: once for each step, and only when the user pauses typing. */
export function useRoomAnnouncement(room: Room, message: string): void {
  const announce = useAnnounce();
  const told = useRef(room);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isRoomTold(room, told.current)) announce(message);
      told.current = room;
    }, durations.counter);
    return () => {
      clearTimeout(timer);
    };
  }, [room, message, announce]);
}
