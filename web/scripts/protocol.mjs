// Writes src/protocol/generated.ts from the JSON Schema that `backtrick protocol` prints.
// With --check it writes nothing and fails when the file differs.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const target = fileURLToPath(new URL('../src/protocol/generated.ts', import.meta.url));
const local = fileURLToPath(new URL('../../.venv/bin/backtrick', import.meta.url));
const command = process.env.BACKTRICK ?? (existsSync(local) ? local : 'backtrick');

/** A schema as a TypeScript type. Every keyword that msgspec writes is known here, or it fails. */
function type(schema) {
  if (schema.$ref) return schema.$ref.replace('#/$defs/', '');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(type))].join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  switch (schema.type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'array':
      return `readonly ${grouped(type(schema.items))}[]`;
    case 'object':
      if (schema.additionalProperties && !schema.properties)
        return `Readonly<Record<string, ${type(schema.additionalProperties)}>>`;
  }
  throw new Error(`a schema that this script does not know: ${JSON.stringify(schema)}`);
}

const grouped = (text) => (/[ |]/.test(text) ? `(${text})` : text);

function declaration(name, schema) {
  const about = schema.description ? `/** ${schema.description.replace(/\s+/g, ' ').trim()} */\n` : '';
  if (schema.type !== 'object') return `${about}export type ${name} = ${type(schema)};\n`;
  const needed = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(
    ([field, value]) => `  readonly ${field}${needed.has(field) ? '' : '?'}: ${type(value)};\n`,
  );
  return `${about}export interface ${name} {\n${fields.join('')}}\n`;
}

const schema = JSON.parse(execFileSync(command, ['protocol'], { encoding: 'utf8' }));
const protocol = /protocol (\d+)/.exec(schema.title)[1];
const text = [
  '// Written by scripts/protocol.mjs from `backtrick protocol`: do not edit.\n',
  `export const PROTOCOL = ${protocol};\n`,
  ...Object.entries(schema.$defs).map(([name, value]) => declaration(name, value)),
].join('\n');

if (process.argv.includes('--check')) {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    console.error('src/protocol/generated.ts differs from `backtrick protocol`: run `npm run protocol`');
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
