import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { storage } from '../storage.svelte';

export const LANGUAGES = { en: 'English', es: 'Español', it: 'Italiano', de: 'Deutsch', fr: 'Français' };
export type Language = keyof typeof LANGUAGES;

/** Each catalogue in two parts (vite.config.ts): what is always needed, and what is said where a game is learned or studied. */
const catalogues = import.meta.glob<string>('@locales/*.ftl', { query: '?first', import: 'default' });
const later = import.meta.glob<string>('@locales/*.ftl', { query: '?later', import: 'default' });

export type Values = Readonly<Record<string, FluentVariable>>;

/** The catalogue of a language, ready to use. */
export function bundled(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const [error] = bundle.addResource(new FluentResource(source));
  if (error) throw error;
  return bundle;
}

/** The texts of a language. */
async function source(from: Record<string, () => Promise<string>>, language: Language): Promise<string> {
  const load = Object.entries(from).find(([path]) => path.endsWith(`/${language}.ftl`))?.[1];
  if (!load) throw new Error(`no catalogue for ${language}`);
  return load();
}

function wished(): Language {
  const wishes = [storage.language, ...navigator.languages];
  const known = wishes.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
  return (known ?? 'en') as Language;
}

class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  language = $state<Language>('en');

  /** The language that could not be loaded, so that English is spoken in its place. */
  missing = $state<Language | ''>('');

  /** Speak the language that was chosen, or that the browser prefers. */
  async begin(): Promise<void> {
    await this.speak(wished());
  }

  /** Speak a language; where its texts cannot be had, English, and say so. */
  async speak(language: Language): Promise<void> {
    try {
      await this.#load(language);
      this.missing = '';
    } catch (error) {
      if (language === 'en') throw error;
      await this.#load('en');
      this.missing = language;
    }
  }

  async #load(language: Language): Promise<void> {
    this.#bundle = bundled(language, await source(catalogues, language));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load what is said where a game is learned or studied, in the language of the moment. */
  async addLater(): Promise<void> {
    const bundle = this.#bundle;
    if (bundle && !this.has('study-chance')) bundle.addResource(new FluentResource(await source(later, this.language)));
  }

  /** How dates and times are written: as the browser likes them, where it speaks this language too. */
  get dates(): string {
    return navigator.languages.find((tag) => tag.slice(0, 2).toLowerCase() === this.language) ?? this.language;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  say(id: string, values: Values = {}): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    if (this.#bundle && !pattern) console.error(`there is no text ${id}`);
    if (!this.#bundle || !pattern) return id;
    return this.#bundle.formatPattern(pattern, values, []);
  }
}

export const words = new Words();

/** A text, in the language of the moment. */
export function t(id: string, values?: Values): string {
  return words.say(id, values);
}
