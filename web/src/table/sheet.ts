/** A sheet of the table, and what it is about; what may be said can stand `beside` something instead. */
export type Sheet =
  | { readonly of: 'menu' | 'chat' | 'invite' | 'log' }
  | { readonly of: 'say'; readonly pile: number | null; readonly beside: Element | null }
  | { readonly of: 'said'; readonly pile: number }
  | { readonly of: 'seat'; readonly seat: number };
