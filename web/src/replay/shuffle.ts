const HASH = /^[0-9a-f]{64}$/;

export type Finding = 'good' | 'bad' | 'no-shuffle' | 'bad-noted' | 'insecure';

/** The commitment to a shuffle: the SHA-256 of `backtrick/1 SALT DECKS`, the decks as JSON without spaces. */
async function commitment(decks: unknown, salt: string): Promise<string> {
  const text = `backtrick/1 ${salt} ${JSON.stringify(decks)}`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a record opens the commitment in it, or the one that was noted before the game. */
export async function check(record: Record<string, unknown>, noted: string): Promise<Finding> {
  if (!globalThis.crypto?.subtle) return 'insecure';
  const wanted = noted.trim().toLowerCase();
  if (wanted && !HASH.test(wanted)) return 'bad-noted';
  const shuffle = record['shuffle'] as { salt?: unknown; commitment?: unknown } | undefined;
  if (typeof shuffle?.salt !== 'string') return 'no-shuffle';
  const expected = wanted || String(shuffle.commitment).toLowerCase();
  return (await commitment(record['decks'], shuffle.salt)) === expected ? 'good' : 'bad';
}
