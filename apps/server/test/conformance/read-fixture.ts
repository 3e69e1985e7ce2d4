// The small application that the recorded cases speak about, as `fixture.json` holds it: its tables,
// relations, rules and rows.

import { readFileSync } from 'node:fs'
import { momentOf } from '@furrow/wire/moments'

export interface Fixture {
  /** When everything happens, as `2024-06-15 12:00:00 UTC`, with words behind. */
  readonly clock: string
  /** A table, or `others`: words about what its fields must be. */
  readonly rules: Readonly<Record<string, TableRules | string>>
  readonly resources: Readonly<Record<string, Resource>>
  readonly schema: Readonly<Record<string, Table>>
  readonly seed: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
}

export interface TableRules {
  readonly create: Readonly<Record<string, string>>
}

export interface Resource {
  readonly model: string
  readonly soft_deletes: boolean
  readonly fillable: readonly string[]
  readonly hidden?: readonly string[]
  readonly casts: Readonly<Record<string, string>>
  readonly searchable: readonly string[]
  readonly max_limit: number | null
  readonly relations: Readonly<Record<string, FixtureRelation>>
}

export type FixtureRelation =
  | {
      readonly kind: 'belongsTo' | 'hasMany' | 'hasOne'
      readonly table: string
      readonly foreign_key: string
    }
  | {
      readonly kind: 'belongsToMany'
      readonly table: string
      readonly pivot: string
      readonly own_key: string
      readonly related_key: string
    }
  | ({ readonly kind: 'morphMany'; readonly table: string } & Pair)
  | ({ readonly kind: 'morphTo'; readonly types: Readonly<Record<string, string>> } & Pair)

interface Pair {
  readonly morph_type: string
  readonly morph_id: string
}

export interface Table {
  /** Such as `varchar(255) not null default 'open'`. */
  readonly columns: Readonly<Record<string, string>>
  readonly constraints: readonly string[]
}

export function readFixture(): Fixture {
  return JSON.parse(readFileSync(new URL('fixture.json', import.meta.url), 'utf8')) as Fixture
}

/** The moment that every row written by a case carries. */
export function clockOf({ clock }: Fixture): string {
  const moment = momentOf(clock.slice(0, 19))
  if (!moment) throw new Error(`The clock of the fixture is not readable: ${clock}`)
  return moment
}
