import { base } from './base';

/** An address in parts; one that nobody can have meant, such as `/table/%zz`, leads nowhere, as any unknown one. */
export function partsOf(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return [path];
  }
}

function here(): string[] {
  return partsOf(location.pathname.startsWith(base) ? location.pathname.slice(base.length) : '');
}

/** The address of the page, in parts: `/table/abc` is `['table', 'abc']`. */
class Router {
  parts = $state.raw<string[]>([]);
  hash = $state.raw('');
  /** Whether one has come here from another screen, and its heading has not been met yet. */
  moved = false;

  constructor() {
    if (typeof window === 'undefined') return;
    this.#read();
    addEventListener('popstate', () => this.#move());
    addEventListener('hashchange', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  /** Go to an address inside the page; `path` has no slash before it. */
  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', base + path);
    this.#move();
    scrollTo(0, 0);
  }

  /** The address for a link. */
  to(path: string): string {
    return base + path;
  }

  #move(): void {
    const before = this.parts.join('/');
    this.#read();
    if (this.parts.join('/') !== before) this.moved = true;
  }

  #read(): void {
    this.parts = here();
    this.hash = location.hash.slice(1);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (!link.pathname.startsWith(base) || /^api/.test(link.pathname.slice(base.length))) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname.slice(base.length) + link.search + link.hash);
  }
}

export const router = new Router();

/** For the heading of a screen: whoever comes from another one goes on from here, and hears where that is. */
export function arrived(heading: HTMLElement): void {
  if (!router.moved) return;
  router.moved = false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
