import type { Fault } from '../fault.ts';

export const texts: readonly Fault[] = [
  {
    file: 'packages/texts/src/format/date.ts',
    find: 'months[Number(month) - 1]',
    replace: 'months[Number(month)]',
    seen: 'a due date is a month late',
  },
  {
    file: 'packages/texts/src/format/date.ts',
    find: "isoDate.slice(0, 'YYYY-MM-DD'.length)",
    replace: 'new Date(isoDate).toISOString().slice(0, 10)',
    seen: 'the day of a late evening is another one',
  },
  {
    file: 'packages/texts/src/format/date.ts',
    find: 'if (from === null && to === null) return null;',
    replace: '',
    seen: 'an unknown period is shown as a dash',
  },
  {
    file: 'packages/texts/src/format/moment.ts',
    find: "const timeZone = 'Europe/Stockholm';",
    replace: "const timeZone = 'UTC';",
    seen: 'messages are an hour or two early',
  },
  {
    file: 'packages/texts/src/format/amount.ts',
    find: ".padStart(2, '0')",
    replace: '',
    seen: '4,05 kr becomes 4,5 kr',
  },
  {
    file: 'packages/texts/src/format/amount.ts',
    find: "ore < 0 ? minusSign : ''",
    replace: "''",
    seen: 'a credit looks like a debt',
  },
  {
    file: 'packages/texts/src/format/number.ts',
    find: String.raw`'\u00A0'`,
    replace: "' '",
    seen: 'an amount is torn apart at the end of a line',
  },
  {
    file: 'packages/texts/src/format/template.ts',
    find: 'count === 1 ? text.one : text.other',
    replace: 'count <= 1 ? text.one : text.other',
    seen: '“0 krav” is singular',
  },
  {
    file: 'packages/texts/src/format/list.ts',
    find: "join(', ')} och ${last}",
    replace: "join(', ')}, ${last}",
    seen: 'a list has no “och”',
  },
  {
    file: 'packages/texts/src/catalogue.ts',
    find: "typeof translated === 'string' && translated !== '' ? translated : text",
    replace: "typeof translated === 'string' ? translated : text",
    seen: 'a text without a translation is empty',
  },
  {
    file: 'packages/texts/src/format/date.ts',
    find: "to === null ? '' : formatDate(to)",
    replace: "to ?? ''",
    seen: 'a period ends with a time of day',
  },
  {
    file: 'packages/texts/src/format/template.ts',
    find: 'byName.get(name) ?? placeholder',
    replace: 'byName.get(name) || placeholder',
    seen: '‘Visar {visible}’ where nothing shows',
  },
];
