// What the words about a column of the fixture say, such as `varchar(255) not null default 'open'`.

import type { Table } from './read-fixture.ts'

export interface Column {
  readonly type: string
  /** The figures in brackets behind the type: length, or precision and scale. */
  readonly measures: readonly number[]
  readonly required: boolean
  readonly generated: boolean
  /** As SQL writes it. */
  readonly preset: string | undefined
}

const words =
  /^(?<type>[a-z]+)(?:\((?<measures>[\d,]+)\))?(?<required> not null)?(?<generated> generated)?(?: default (?<preset>.+))?$/

export function readColumn(text: string): Column {
  const said = words.exec(text)?.groups
  if (!said) throw new Error(`The column is not understood: ${text}`)
  return {
    type: said['type'] ?? '',
    measures: (said['measures'] ?? '').split(',').filter(Boolean).map(Number),
    required: said['required'] !== undefined,
    generated: said['generated'] !== undefined,
    preset: said['preset'],
  }
}

/** The table that a column points at. */
export function targetOf({ constraints }: Table, column: string): string | undefined {
  const keys = constraints.map(text => /^FOREIGN KEY \((\w+)\) REFERENCES (\w+)\(id\)/.exec(text))
  return keys.find(key => key?.[1] === column)?.[2]
}

/** Columns that together stand only once. */
export function uniqueSets({ constraints }: Table): readonly (readonly string[])[] {
  return constraints.flatMap(text => {
    const columns = /^UNIQUE \((.+)\)$/.exec(text)?.[1]
    return columns ? [columns.split(', ')] : []
  })
}
