import { FluentBundle, FluentResource } from '@fluent/bundle';
import { parse, Message, Transformer, Identifier, VariableReference, type SelectExpression } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const locales = at('../../src/backtrick/locales/web');
const python = sources(at('../../src/backtrick'), /\.py$/);
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The variables of a message, each with the words it is asked for: `[up]`, `[down]`; and the plural forms. */
class Used extends Transformer {
  values = new Map<string, Set<string>>();
  plurals = new Set<string>();

  override visitVariableReference(node: VariableReference): VariableReference {
    if (!this.values.has(node.id.name)) this.values.set(node.id.name, new Set());
    return node;
  }

  override visitSelectExpression(node: SelectExpression): SelectExpression {
    this.genericVisit(node);
    const keys = node.variants.flatMap(({ key }) => (key instanceof Identifier ? [key.name] : []));
    const counts = keys.every((key) => PLURALS.includes(key));
    for (const key of keys)
      if (counts) this.plurals.add(key);
      else if (node.selector instanceof VariableReference) this.values.get(node.selector.id.name)?.add(key);
    return node;
  }

  get named(): string[] {
    return [...this.values].map(([name, words]) => [name, ...[...words].sort()].join(' ')).sort();
  }
}

/** Every message of a catalogue and every attribute, with what is used in it. */
function messages(language: string): Map<string, Used> {
  const source = readFileSync(`${locales}/${language}.ftl`, 'utf8');
  const found = new Map<string, Used>();
  for (const entry of parse(source, {}).body) {
    expect(entry.type, `${language}: ${source.slice(entry.span?.start, (entry.span?.start ?? 0) + 80)}`).not.toBe(
      'Junk',
    );
    if (!(entry instanceof Message)) continue;
    for (const part of [entry, ...entry.attributes]) {
      const id = part === entry ? entry.id.name : `${entry.id.name}.${part.id.name}`;
      const used = new Used();
      if (part.value) used.visit(part.value);
      expect(found.has(id), `${language}: ${id} twice`).toBe(false);
      found.set(id, used);
    }
  }
  return found;
}

/** Ways to fill in a message: each word that it asks for, otherwise a few numbers. */
function samples(used: Used): Record<string, string | number>[] {
  let filled: Record<string, string | number>[] = [{}];
  for (const [name, words] of used.values)
    filled = filled.flatMap((each) => [...words, 0, 1, 2, 21].map((value) => ({ ...each, [name]: value })));
  return filled;
}

function sources(folder: string, kinds: RegExp): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => kinds.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');
}

/** The codes of an enumeration in the Python sources. */
function codes(name: string): string[] {
  const [, body = ''] = new RegExp(`^class ${name}\\(StrEnum\\):\n((?:(?: .*)?\n)+)`, 'm').exec(python) ?? [];
  return [...body.matchAll(/^ {4}[A-Z_]+ = "([a-z-]+)"$/gm)].map((match) => match[1]!);
}

const english = messages('en');
const code = sources(at('../src'), /\.(svelte|ts)$/);

const languages = [...code.match(/LANGUAGES = \{(.*)\}/)![1]!.matchAll(/(\w+):/g)].map((match) => match[1]!);

describe('the texts', () => {
  it('are there in each language that can be chosen, and in no other', () => {
    expect(readdirSync(locales).sort()).toEqual(languages.map((each) => `${each}.ftl`).sort());
  });

  it.each(languages)('%s has every message, with its values and plural forms', (language) => {
    const there = messages(language);
    expect([...there.keys()].filter((id) => !english.has(id))).toEqual([]);
    expect([...english.keys()].filter((id) => !there.has(id))).toEqual([]);
    const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories as string[];
    const values = (from: Map<string, Used>) => Object.fromEntries([...from].map(([id, used]) => [id, used.named]));
    expect(values(there)).toEqual(values(english));
    expect(
      [...there].filter(([, used]) => [...used.plurals].some((each) => !plurals.includes(each))).map(([id]) => id),
    ).toEqual([]);
  });

  it.each(languages)('%s can be said, whatever the values are', (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(readFileSync(`${locales}/${language}.ftl`, 'utf8')))).toEqual([]);
    const wrong: unknown[] = [];
    for (const [id, used] of messages(language)) {
      const [name, attribute] = id.split('.') as [string, string?];
      const message = bundle.getMessage(name)!;
      const pattern = attribute ? message.attributes[attribute]! : message.value!;
      for (const values of samples(used)) {
        const errors: Error[] = [];
        const said = bundle.formatPattern(pattern, values, errors);
        if (errors.length || !said.trim()) wrong.push([id, values, ...errors]);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('has every message that the page asks for, and no other', () => {
    const exact = new Set([...code.matchAll(/['"`]([a-z]+(?:-[a-z]+)*)['"`]/g)].map((match) => match[1]!));
    const patterns = [...code.matchAll(/`([a-z]+-(?:[a-z]+-)*)\$\{[^}]*\}(-\$\{[^}]*\})?`/g)].map((match) => match[1]!);
    const unused = [...english.keys()].filter(
      (id) => !exact.has(id) && !patterns.some((start) => id.startsWith(start)),
    );
    expect(unused).toEqual([]);
    const asked = [...code.matchAll(/\bt\((?:[^'"`()]*\? )?'([a-z-]+)'(?: : '([a-z-]+)')?/g)].flatMap(
      (match) => [match[1]!, match[2]].filter(Boolean) as string[],
    );
    expect(asked.filter((id) => !english.has(id))).toEqual([]);
  });

  it('has words for every hint, in full and short, and for everything the guard finds', () => {
    const hints = codes('Code');
    expect(hints.length).toBeGreaterThan(15);
    expect(hints.filter((each) => !english.has(`hint-${each}`) || !english.has(`hint-short-${each}`))).toEqual([]);
    const reasons = [...codes('HintErrorCode'), ...codes('GuardReason')];
    const told = new Set([
      ...english.get('refused-forbidden-talk')!.values.get('reason')!,
      ...english.get('refused-forbidden-hint')!.values.get('reason')!,
    ]);
    expect(reasons.filter((each) => !told.has(each) && !['unknown', 'not-here'].includes(each))).toEqual([]);
  });

  it.each(languages)('%s calls nobody You who is told about themselves', (language) => {
    const onlyOfOthers = ['told-starts', 'told-nudged', 'told-sat-down'];
    const told = [...messages(language)].filter(
      ([id, used]) => id.startsWith('told-') && used.values.has('name') && !onlyOfOthers.includes(id),
    );
    expect(told.length).toBeGreaterThan(5);
    expect(told.filter(([, used]) => !used.values.get('who')?.has('me')).map(([id]) => id)).toEqual([]);
  });

  it('has words for every refusal', () => {
    const known = [...codes('RulesErrorCode'), ...codes('TableErrorCode'), ...codes('ServerErrorCode')];
    expect(known.length).toBeGreaterThan(60);
    expect(known.filter((each) => !english.has(`refused-${each}`))).toEqual([]);
  });
});
