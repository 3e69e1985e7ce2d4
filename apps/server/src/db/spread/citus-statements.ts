// The statements that spread a database with Citus, in the order in which they can be run. Keys between tables that
// are cut up by farm come off before and on again afterwards, since tables point at each other in circles.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { foreignKeyLine, foreignKeysOf, headTable } from '../schema/foreign-keys.ts'
import { literal, quoted } from '../schema/identifiers.ts'
import { furtherParts } from '../schema/tables.ts'
import { schemaRefusals } from './schema-refusals.ts'
import { tablePlaces } from './table-places.ts'

export function citusStatements(catalogue: Catalogue): string {
  const places = tablePlaces(catalogue)
  const at = (place: string) =>
    [...places].flatMap(([table, its]) => (its === place ? [table] : []))
  const [first = '', ...further] = at('distributed')
  const keys = keysBetween(catalogue, new Set(at('distributed')))
  return [
    '-- Run on the coordinator, in a database with the extension "citus", once the machines are known to it. Nobody may use Furrow in the meantime.',
    ...notYet(catalogue),
    'begin;',
    '-- Keys between tables that are cut up by farm: they come back at the end.',
    ...keys.map(
      ({ table, name }) => `alter table ${quoted(table)} drop constraint ${quoted(name)};`,
    ),
    '-- Reference tables: whole on every machine.',
    ...at('reference').map(table => `select create_reference_table(${literal(table)});`),
    '-- Distributed tables: cut up by farm, the rows of a farm all on one machine.',
    `select create_distributed_table(${literal(first)}, 'farm_id');`,
    ...further.map(
      table =>
        `select create_distributed_table(${literal(table)}, 'farm_id', colocate_with => ${literal(first)});`,
    ),
    '-- And the keys again.',
    ...keys.map(({ line }) => line),
    `-- Local tables stay on the coordinator: ${[...at('local'), 'all of the schema upkeep'].join(', ')}.`,
    'commit;',
  ].join('\n')
}

/** What Citus would refuse, said before it does. */
function notYet(catalogue: Catalogue): string[] {
  const refused = schemaRefusals(catalogue)
  if (refused.length === 0) return []
  return [
    '-- NOT YET AS IT IS. Citus would refuse (docs/decisions/0063-spread-by-farm.md says why, and what would have to be done):',
    ...refused.map(({ rule, sentence }) => `--   ${rule}: ${sentence}`),
  ]
}

interface Key {
  readonly table: string
  readonly name: string
  readonly line: string
}

function keysBetween(catalogue: Catalogue, byFarm: ReadonlySet<string>): readonly Key[] {
  const entities = [...catalogue.values()].filter(entity => byFarm.has(headTable(entity)))
  return entities.flatMap(entity => {
    const table = headTable(entity)
    const own = foreignKeysOf(entity, catalogue)
      .filter(({ target }) => byFarm.has(target))
      .map(key => ({ table, name: key.name, line: foreignKeyLine(key, table) }))
    const parts = furtherParts(entity).map(([part]) => partKey(part, table))
    return [...own, ...parts]
  })
}

/** A part of a record goes with its first part. */
function partKey(table: string, head: string): Key {
  const key = {
    name: `${table}_id_fkey`,
    columns: ['id', 'farm_id'],
    target: head,
    targetColumns: ['id', 'farm_id'],
  }
  const line = foreignKeyLine(key, table).replace(' deferrable', ' on delete cascade deferrable')
  return { table, name: key.name, line }
}
