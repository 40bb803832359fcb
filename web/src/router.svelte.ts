import { base } from './base';

function here(): string[] {
  const path = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : '';
  return path.split('/').filter(Boolean).map(decodeURIComponent);
}

/** The address of the page, in parts: `/table/abc` is `['table', 'abc']`. */
class Router {
  parts = $state.raw<string[]>([]);
  hash = $state.raw('');

  constructor() {
    if (typeof window === 'undefined') return;
    this.#read();
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  /** Go to an address inside the page; `path` has no slash before it. */
  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', base + path);
    this.#read();
    scrollTo(0, 0);
  }

  /** The address for a link. */
  to(path: string): string {
    return base + path;
  }

  #read(): void {
    this.parts = here();
    this.hash = location.hash.slice(1);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
      return;
    if (!link.pathname.startsWith(base) || /^(api|verify)/.test(link.pathname.slice(base.length)))
      return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname.slice(base.length) + link.search + link.hash);
  }
}

export const router = new Router();
