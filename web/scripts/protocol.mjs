// Writes the types of the wire: src/protocol/generated.ts (the socket) from the JSON Schema that `backtrick protocol`
// prints, and src/protocol/http.ts from the server's OpenAPI document.
// With --check it writes nothing and fails when a file differs.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const local = here('../../.venv/bin/backtrick');
const backtrick = process.env.BACKTRICK ?? (existsSync(local) ? local : 'backtrick');
/** The Python that `backtrick` runs on. */
const python = dirname(backtrick) === '.' ? 'python3' : join(dirname(backtrick), 'python');
const printed = (command, ...args) =>
  JSON.parse(execFileSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 }));

// -- the socket

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

function socketTypes() {
  const schema = printed(backtrick, 'protocol');
  const protocol = /protocol (\d+)/.exec(schema.title)[1];
  return [
    '// Written by scripts/protocol.mjs from `backtrick protocol`: do not edit.\n',
    `export const PROTOCOL = ${protocol};\n`,
    ...Object.entries(schema.$defs).map(([name, value]) => declaration(name, value)),
  ].join('\n');
}

// -- HTTP

async function httpTypes() {
  const document = printed(python, here('openapi.py'));
  const nodes = await openapiTypes(document, {
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    defaultNonNullable: false,
  });
  const about = "// Written by scripts/protocol.mjs from the server's OpenAPI document: do not edit.\n\n";
  return about + astToString(nodes);
}

// -- both

const files = { 'generated.ts': socketTypes(), 'http.ts': await httpTypes() };
for (const [name, text] of Object.entries(files)) {
  const target = here(`../src/protocol/${name}`);
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    console.error(`src/protocol/${name} differs from what the server says: run \`npm run protocol\``);
    process.exitCode = 1;
  }
}
