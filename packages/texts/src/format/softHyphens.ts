const softHyphen = '\u00AD';

/** Words that are too long for a narrow line of large letters. A bar marks where they may break. */
const longWords =
  'aviserings|kostnad avbetal|nings|plan betalnings|fönstret betalnings|anmärkning betalnings|före|läggande betalnings|historik betal|ningen försäkrings|avgift försäk|rings|bolag in|kasso|krav konversa|tion medde|landen mobil|nummer påbör|jades påmin|nelse referens|nummer register|utdrag registrerings|nummer skuldråd|givning skade|avdelning skade|ersätt|ning parkerings|skada skuld|samman|ställning samman|ställning tillgänglig|het trafik|försäkring transport|styrelse utmät|ning överens|kommelse ärende|detaljer ärende|nummer'
    .split(' ')
    .map((word) => ({
      pattern: new RegExp(`(${word.replaceAll('|', ')(')})`, 'giu'),
      broken: word
        .split('|')
        .map((_part, index) => `$${String(index + 1)}`)
        .join(softHyphen),
    }));

/**
 * Marks with soft hyphens where the long words of a title may break, for browsers that know no Swedish. Only for texts that
 * the library draws: it keeps the marks out of what is read, found and copied.
 */
export function softHyphens(text: string): string {
  return longWords.reduce((marked, { pattern, broken }) => marked.replace(pattern, broken), text);
}
