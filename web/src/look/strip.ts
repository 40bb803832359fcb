const SIGNS: Record<string, string> = { a: '🟩', b: '🟨', c: '🟧', d: '🟥' };
const IN_A_ROW = 12;

/** The sign of the backwards trick, as in the hints. */
export const TRICK = '«';

/** A game as a strip: one square for each turn, from small steps to big ones, the trick's sign after each trick. */
export function strip(letters: string): string {
  const signs = [...letters].map((letter) => {
    const sign = SIGNS[letter.toLowerCase()] ?? '';
    return letter === letter.toLowerCase() ? sign : `${sign}${TRICK}`;
  });
  const rows: string[] = [];
  for (let at = 0; at < signs.length; at += IN_A_ROW) rows.push(signs.slice(at, at + IN_A_ROW).join(''));
  return rows.join('\n');
}
