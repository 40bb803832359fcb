import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The service worker's cache is named after what was built, so that a new version begins with an empty one and deletes the
 * others; and the worker knows all files of the page, so that lessons and rules open without a network.
 */
const shell: Plugin = {
  name: 'shell',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    const worker = join(dir ?? '', 'sw.js');
    const files = Object.keys(bundle)
      .filter((name) => name.startsWith('assets/'))
      .sort();
    const built = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
    writeFileSync(
      worker,
      readFileSync(worker, 'utf8')
        .replace('BUILD', built)
        .replace("'FILES'", files.map((name) => `'${name}'`).join()),
    );
  },
};

/** The texts that are loaded later, by how their names begin. */
const LATER = /^(?:study|rules|lesson)-/;

/**
 * A catalogue in two parts, without comments: `?first` is what every visit needs, `?later` what is said where a game is
 * learned or studied.
 */
const chapters: Plugin = {
  name: 'chapters',
  enforce: 'pre',
  load(id) {
    const [path = '', part] = id.split('?');
    if (!path.endsWith('.ftl') || (part !== 'first' && part !== 'later')) return null;
    this.addWatchFile(path);
    const messages = readFileSync(path, 'utf8')
      .replace(/^#.*\n/gm, '')
      .split(/^(?=[a-z])/m);
    const chosen = messages.filter((message) => LATER.test(message) === (part === 'later'));
    return `export default ${JSON.stringify(chosen.join(''))};`;
  },
};

export default defineConfig({
  // Relative, so that the page works under any base path; the server writes it into index.html.
  base: './',
  plugins: [svelte(), chapters, shell],
  resolve: { alias: { '@locales': here('../src/backtrick/locales/web') } },
  server: { fs: { allow: [here('..')] } },
  build: {
    outDir: here('../src/backtrick/server/web'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    cssCodeSplit: true,
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
