// The schemas of rows as the calls tell and take them: at a record's own address, and below another row.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { Relation } from '@furrow/catalogue/relations'
import { changedRow, newRow, servedRow } from '@furrow/wire/row-schema'
import { named } from '@furrow/wire/told'
import { z } from 'zod'
import { isHiddenFromPages } from '../../access/reach/narrow-reach.ts'
import { isForStaff } from '../../access/reach/own-rows.ts'
import type { RowNamed } from './call.ts'
import { onceFor } from './once-for.ts'

export interface RowSchemas {
  readonly row: z.ZodType
  readonly made: z.ZodType
  readonly changed: z.ZodType
  /** What is said of a link, where rows are linked. */
  readonly link?: z.ZodType
}

export const rowsOfRecord = onceFor((entity: Entity) => {
  const { name, label, help } = entity
  const row = named(name, shownRow(entity))
  const { deleted_at: _, ...ofLink } = row.shape
  const changed = named(`${name}.changed`, changedRow(entity))
  z.globalRegistry.add(row, { title: label, description: help })
  return {
    row,
    made: named(`${name}.new`, newRow(entity)),
    changed,
    /** Beside the row that it links: a link that is gone links nothing. */
    pivot: named(`${name}.pivot`, z.object(ofLink)),
    /** Below another row, whose number is filled in. */
    madeBelow: changed.describe(fromAbove),
  }
})

/** Whoever may not see a figure of a row is told null in its place. */
function shownRow(entity: Entity): z.ZodObject {
  const { shape } = servedRow(entity)
  const shown = Object.entries(shape).map(([field, schema]) => [
    field,
    isHiddenFromPages(entity, field) || isForStaff(entity, field)
      ? (schema as z.ZodType).nullable()
      : schema,
  ])
  return z.object(Object.fromEntries(shown) as typeof shape)
}

const fromAbove = 'As a new one, but for the key to the row above it, which is filled in.'

/** As served, by the name of the record; in a catalogue that lacks it, whatever there is. */
export const rowNamed = onceFor((catalogue: Catalogue): RowNamed => {
  const unknown = z.looseObject({})
  return name => {
    const entity = catalogue.get(name)
    return entity ? rowsOfRecord(entity).row : unknown
  }
})

export function rowsBelow(
  relation: Relation,
  targets: readonly Entity[],
  catalogue: Catalogue,
): RowSchemas {
  const [rows, ...others] = targets.map(rowsOfRecord)
  if (!rows) throw new Error('A relation leads nowhere.')
  const { row, made, changed, madeBelow } = rows
  if (relation.kind === 'belongs to one of') {
    const all = [rows, ...others]
    return {
      row: z.union(all.map(one => one.row)),
      made: z.union(all.map(one => one.made)),
      changed: z.union(all.map(one => one.changed)),
    }
  }
  if (relation.kind !== 'belongs to many') return { row, changed, made: madeBelow }
  const join = catalogue.get(relation.through.join)
  if (!join) throw new Error(`There is no ${relation.through.join} to link by.`)
  const link = rowsOfRecord(join)
  return {
    row: withPivot(row, link.pivot),
    made: withPivot(made, link.changed),
    changed: withPivot(changed, link.changed),
    link: link.changed,
  }
}

/** A linked row shows what is said of the link, and takes it. */
function withPivot(row: z.ZodType, pivot: z.ZodType): z.ZodType {
  return z.intersection(row, z.object({ pivot: pivot.optional() }))
}
