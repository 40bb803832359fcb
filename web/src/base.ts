/** Where the page lives, with a slash at its end: the scripts lie in `assets/` right below it. */
export const base: string = import.meta.env.DEV ? '/' : new URL(/* @vite-ignore */ '..', import.meta.url).pathname;
