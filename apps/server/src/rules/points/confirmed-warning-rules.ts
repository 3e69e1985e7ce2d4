// A warning is confirmed by whoever says so, about a record of the farm, where it stands and in the
// words in which they are told it; what is said about money only among those who see finances. What stands
// in the way of submitting is corrected instead.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import { reachOf } from '../../access/reach/reach-of.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import type { Looking } from '../saving/open-point.ts'
import { numberIn, textIn, touches } from '../saving/read-row.ts'
import type { Asked, RowToSave, SaveRule } from '../saving/save-rule.ts'
import { unknownWarnings } from './standing-warnings.ts'

export function confirmedWarningRules(looking: Looking): SaveRule {
  const { catalogue } = looking
  return {
    of: ['confirmed_warnings', 'confirmed_money_warnings'],
    async complete(rows, { viewer }) {
      return rows.map(row => (touches(row, confirming) ? { confirmed_by_id: viewer.id } : {}))
    },
    async check(rows, asked) {
      const named = rows.filter(row => touches(row, naming))
      const known = {
        catalogue,
        standing: await standingRows(named, catalogue, asked),
        amongMoney: asked.entity === 'confirmed_money_warnings',
      }
      const wrong = errorsOf(rows, row => [
        ...blockers(row),
        ...(named.includes(row) ? unknownRecord(row, known) : []),
      ])
      if (Object.keys(wrong).length > 0) return wrong
      return unknownWarnings(
        rows.filter(row => touches(row, saying)),
        asked,
        looking,
      )
    },
  }
}

const naming = ['resource', 'row', 'farm_id', 'field']
const saying = [...naming, 'period_id', 'code', 'said']
const confirming = [...saying, 'note']

function blockers({ after }: RowToSave): readonly Finding[] {
  if (textIn(after, 'code')?.startsWith('W-')) return []
  return [{ field: 'code', message: 'Only warnings can be confirmed. Fix this instead.' }]
}

interface Known {
  readonly catalogue: Catalogue
  /** As `paddocks 5 3`: kind, number and farm. */
  readonly standing: ReadonlySet<string>
  /** Read by those alone who see finances. */
  readonly amongMoney: boolean
}

function unknownRecord({ after }: RowToSave, known: Known): readonly Finding[] {
  const { catalogue, standing, amongMoney } = known
  const entity = entityOf(after['resource'], catalogue)
  if (!entity) return [{ field: 'resource', message: 'There are no such records of a farm.' }]
  if (!amongMoney && entity.ownedBy.kind === 'farm' && entity.ownedBy.needs === 'money') {
    return [{ field: 'resource', message: aboutMoney }]
  }
  const message = `The farm has no such ${entity.label.toLowerCase()}.`
  const isThere = standing.has(keyOf(after))
  return [
    ...(isThere ? [] : [{ field: 'row', message }]),
    ...unknownField(after, entity, amongMoney),
  ]
}

const aboutMoney =
  'Warnings about money can only be confirmed by people who see the farm’s finances.'

function unknownField(
  after: RowToSave['after'],
  { fields, label }: Entity,
  amongMoney: boolean,
): readonly Finding[] {
  const name = textIn(after, 'field')
  if (name === undefined) return []
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (field?.needs && !amongMoney) return [{ field: 'field', message: aboutMoney }]
  const message = `There is no such figure of a ${label.toLowerCase()}.`
  return field ? [] : [{ field: 'field', message }]
}

function entityOf(name: unknown, catalogue: Catalogue): Entity | undefined {
  const entity = catalogue.get(String(name))
  return entity?.ownedBy.kind === 'farm' && entity.fields['farm_id'] ? entity : undefined
}

function keyOf(row: RowToSave['after']): string {
  return `${textIn(row, 'resource')} ${numberIn(row, 'row')} ${numberIn(row, 'farm_id')}`
}

/** One question for all rows, as far as whoever confirms reaches. */
async function standingRows(
  rows: readonly RowToSave[],
  catalogue: Catalogue,
  { tx, viewer }: Asked,
): Promise<ReadonlySet<string>> {
  const reach = reachOf(viewer, catalogue)
  const byKind = Map.groupBy(rows, ({ after }) => entityOf(after['resource'], catalogue))
  const parts = [...byKind].flatMap(([entity, named]) => {
    if (!entity) return []
    const ids = named.map(({ after }) => numberIn(after, 'row') ?? 0)
    const present = entity.fields['deleted_at'] ? sql`t.deleted_at is null` : sql`true`
    return [
      sql`
      select ${entity.name}::text as resource, t.id as row, t.farm_id
      from ${sql.table(entity.name)} t
      where t.id = any(${ids}) and ${present} and ${reach.read(entity)?.('t') ?? sql`true`}`,
    ]
  })
  if (parts.length === 0) return new Set()
  const { rows: found } = await sql<RowToSave['after']>`
    ${sql.join(parts, sql` union all `)}`.execute(tx)
  return new Set(found.map(keyOf))
}
