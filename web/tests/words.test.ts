import { parse, Message, Transformer, type VariableReference } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const locales = at('../../src/backtrick/locales/web');
const python = at('../../src/backtrick');

/** Every message of a catalogue, with the variables in it. */
function messages(language: string): Map<string, string[]> {
  const source = readFileSync(`${locales}/${language}.ftl`, 'utf8');
  const found = new Map<string, string[]>();
  for (const entry of parse(source, {}).body) {
    expect(entry.type, `${language}: ${source.slice(entry.span?.start, (entry.span?.start ?? 0) + 80)}`).not.toBe('Junk');
    if (!(entry instanceof Message)) continue;
    const used = new Set<string>();
    class Variables extends Transformer {
      override visitVariableReference(node: VariableReference): VariableReference {
        used.add(node.id.name);
        return node;
      }
    }
    new Variables().genericVisit(entry);
    expect(found.has(entry.id.name), `${language}: ${entry.id.name} twice`).toBe(false);
    found.set(entry.id.name, [...used].sort());
  }
  return found;
}

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');
}

/** The codes of an enumeration in the Python sources. */
function codes(file: string): string[] {
  const source = readFileSync(`${python}/${file}`, 'utf8');
  return [...source.matchAll(/^ {4}[A-Z_]+ = "([a-z-]+)"$/gm)].map((match) => match[1]!);
}

const english = messages('en');
const code = sources(at('../src'));

describe('the texts', () => {
  it.each(readdirSync(locales).filter((name) => name !== 'en.ftl').map((name) => name.slice(0, 2)))('%s has every message, and its values', (language) => {
    const there = messages(language);
    expect([...there.keys()].filter((id) => !english.has(id))).toEqual([]);
    expect([...english.keys()].filter((id) => !there.has(id))).toEqual([]);
    for (const [id, used] of there) {
      const known = english.get(id) ?? [];
      expect(used.filter((each) => !known.includes(each)), `${language}: ${id}`).toEqual([]);
    }
  });

  it('has every message that the page asks for, and no other', () => {
    const exact = new Set([...code.matchAll(/['"`]([a-z]+(?:-[a-z]+)*)['"`]/g)].map((match) => match[1]!));
    const patterns = [...code.matchAll(/`([a-z]+-(?:[a-z]+-)*)\$\{[^}]*\}(-\$\{[^}]*\})?`/g)].map((match) => match[1]!);
    const unused = [...english.keys()].filter((id) => !exact.has(id) && !patterns.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
    const asked = [...code.matchAll(/\bt\((?:[^'"`()]*\? )?'([a-z-]+)'(?: : '([a-z-]+)')?/g)].flatMap((match) => [match[1]!, match[2]].filter(Boolean) as string[]);
    expect(asked.filter((id) => !english.has(id))).toEqual([]);
  });

  it('has words for every refusal', () => {
    const known = [...codes('table/errors.py'), ...codes('server/errors.py'), ...codes('rules/reasons.py')];
    expect(known.length).toBeGreaterThan(60);
    expect(known.filter((each) => !english.has(`refused-${each}`))).toEqual([]);
  });
});
