/** Hand a link or a text on: true when it is in the clipboard, which plain http and some browsers do not offer. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Offer the device's own sharing, where there is one worth having; false when there is none. */
export async function shared(data: ShareData): Promise<boolean> {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // Whoever closes the sheet has had it; whatever else went wrong, the clipboard is next.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
