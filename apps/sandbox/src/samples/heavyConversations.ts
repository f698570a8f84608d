import type { ConversationPlan, MessagePlan } from './persona.ts';

const conversations = 200;
const mostMessages = 100;
const unread = 12;

const questions = [
  'Hej! Har ni fått min betalning?',
  'Hej! Varför har kravet kommit två gånger?\nJag trodde att det var betalt.',
  'Hej! Kan jag få mer tid på mig att betala?',
  'Hej! Bilen är såld sedan i våras. Hur gör jag?',
] as const;
const answers = [
  'Hej Gunnar! Ja, betalningen har kommit in. Den syns på Mina sidor i morgon.',
  'Hej Gunnar! Det gäller två olika fordon. Titta på registreringsnumret i kravet.',
  'Hej Gunnar! Skriv vilket referensnummer det gäller, så tittar vi på det.',
  'Hej Gunnar! Kontrollera att ägarbytet är registrerat hos Transportstyrelsen.',
] as const;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

function messageOf(conversation: number, index: number, count: number): MessagePlan {
  const isCustomer = (count - index) % 2 === 0;
  const turn = conversation + index;
  return {
    from: isCustomer ? 'customer' : conversation % 4 === 1 ? 'damage' : 'customerCentre',
    daysAgo: 1 + Math.floor(conversation / 2) + (count - 1 - index),
    at: `${twoDigits(8 + (turn % 10))}:${twoDigits((turn * 7) % 60)}`,
    text: (isCustomer ? questions : answers)[turn % 4] ?? '',
    ...(isCustomer && turn % 10 === 0 && { files: [{ name: `kvitto-${String(turn)}.pdf` }] }),
  };
}

/** Gunnar Oxelgren's conversations: 200 of up to 100 messages, fewer when he has few cases. */
export function heavyConversations(activeCases: number): ConversationPlan[] {
  const longest = Math.min(Math.max(Math.round(activeCases / 20), 4), mostMessages);
  return Array.from({ length: conversations }, (_, index) => {
    const count = 1 + ((index * 37) % longest);
    return {
      subject: index % 3 === 0 ? 'insurance' : index % 4 === 1 ? 'damage' : 'other',
      readByCustomer: index >= unread,
      messages: Array.from({ length: count }, (__, place) => messageOf(index, place, count)),
    };
  });
}
