// Names as PostgreSQL wants them: quoted where they must be, and never longer than 63 bytes.

import { createHash } from 'node:crypto'

const longest = 63

export function quoted(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) && !reserved.has(name) ? name : `"${name}"`
}

export function quotedList(names: readonly string[]): string {
  return names.map(quoted).join(', ')
}

/** A name made of parts; one that would be too long is cut and told apart by a hash. */
export function joined(...parts: readonly string[]): string {
  const whole = parts.join('_')
  if (whole.length <= longest) return whole
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8)
  return `${whole.slice(0, longest - 9)}_${hash}`
}

export function literal(value: string | number | boolean): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}

/** Reserved words of SQL that the catalogue uses, or may well come to use, as names. */
const reserved = new Set([
  'all',
  'and',
  'any',
  'as',
  'asc',
  'before',
  'case',
  'check',
  'column',
  'default',
  'desc',
  'end',
  'for',
  'from',
  'group',
  'in',
  'into',
  'limit',
  'not',
  'number',
  'offset',
  'on',
  'or',
  'order',
  'primary',
  'row',
  'select',
  'table',
  'to',
  'type',
  'user',
  'when',
  'where',
])
