// What of the schema Citus would refuse once the tables lie where they should, each by the rule of its
// documentation, or of its source where that says more.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { accessTriggerLines } from '../schema/access-triggers.ts'
import { changeTriggerLines } from '../schema/change-triggers.ts'
import { foreignKeysOf, headTable } from '../schema/foreign-keys.ts'
import type { ForeignKey } from '../schema/foreign-keys.ts'
import { uniqueLines } from '../schema/indexes.ts'
import { tablePlaces } from './table-places.ts'
import type { TablePlace } from './table-places.ts'

export type SchemaRule =
  | 'a farm in every row'
  | 'unique with the farm'
  | 'keys along the farm'
  | 'no triggers'
  | 'no writing through views'

export interface SchemaRefusal {
  readonly rule: SchemaRule
  readonly sentence: string
}

type Places = ReadonlyMap<string, TablePlace>

export function schemaRefusals(
  catalogue: Catalogue,
  places: Places = tablePlaces(catalogue),
): readonly SchemaRefusal[] {
  const stored = [...catalogue.values()].filter(entity => !entity.derived)
  return stored.flatMap(entity => {
    const place = places.get(headTable(entity)) ?? 'local'
    return [
      ...(place === 'distributed' ? refusalsByFarm(entity) : []),
      ...foreignKeysOf(entity, catalogue).flatMap(key => refusalsOfKey(key, entity, places)),
      ...refusalsOfTriggers(entity, place),
    ]
  })
}

function refusalsByFarm(entity: Entity): SchemaRefusal[] {
  const table = headTable(entity)
  const farm = entity.fields['farm_id']
  const without = farm?.required
    ? []
    : [
        refusal(
          'a farm in every row',
          `${table}: a row may be without a farm, and Citus cannot "perform an INSERT with NULL in the partition column".`,
        ),
      ]
  const unique = uniqueLines(entity).filter(line => !/\((.*, )?farm_id[,)]/.test(line))
  return [
    ...without,
    ...unique.map(line =>
      refusal(
        'unique with the farm',
        `${table}: "${line}" is without farm_id, and a unique constraint of a distributed table must include the distribution column.`,
      ),
    ),
  ]
}

function refusalsOfKey(key: ForeignKey, entity: Entity, places: Places): SchemaRefusal[] {
  const from = places.get(headTable(entity))
  const to = places.get(key.target)
  const said = `${headTable(entity)}: its key ${key.name} to ${key.target}`
  if (from === 'distributed' && to === 'distributed') {
    const along = key.targetColumns[key.columns.indexOf('farm_id')]
    if (along === 'farm_id') return []
    return [
      refusal(
        'keys along the farm',
        `${said} does not join the farm of both, and a key between distributed tables must include the distribution column.`,
      ),
    ]
  }
  if (from === 'distributed' && to === 'local') {
    return [
      refusal(
        'keys along the farm',
        `${said} leads to a local table, which distributed tables cannot refer to.`,
      ),
    ]
  }
  if (from !== 'distributed' && to === 'distributed') {
    return [
      refusal(
        'keys along the farm',
        `${said} leads to a distributed table, which reference and local tables cannot refer to.`,
      ),
    ]
  }
  return []
}

function refusalsOfTriggers(entity: Entity, place: TablePlace): SchemaRefusal[] {
  const table = headTable(entity)
  const lines = [
    ...accessTriggerLines(entity.name),
    ...changeTriggerLines(entity),
    ...(entity.appendOnly ? ['create trigger only_added_to'] : []),
  ]
  const names = lines.flatMap(line => /trigger (\w+)/.exec(line)?.[1] ?? [])
  const triggers = place === 'local' ? [] : names
  return [
    ...triggers.map(name =>
      refusal(
        'no triggers',
        `${table}: its trigger ${name} stands on a ${place} table, where Citus supports none.`,
      ),
    ),
    ...(entity.parts && place === 'distributed'
      ? [
          refusal(
            'no writing through views',
            `${entity.name}: rows are written through the view of its tables, and "modifying views when the query contains citus tables is not supported".`,
          ),
        ]
      : []),
  ]
}

function refusal(rule: SchemaRule, sentence: string): SchemaRefusal {
  return { rule, sentence }
}
