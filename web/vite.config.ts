import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  // Relative, so that the page works under any base path; the server writes it into index.html.
  base: './',
  plugins: [svelte()],
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
