// Points as they are told to one person: those about rows and figures that they reach, made of records
// that they read whole. Any other blocker still stands, as one plain sentence; a warning is none of theirs.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { sql } from 'kysely'
import { reachOf } from '../../access/reach/reach-of.ts'
import { readsWholeOn } from '../../access/reach/whole-kinds.ts'
import { recordsBehind } from './records-behind.ts'
import { isBlocker } from '../saving/open-point.ts'
import type { FoundPoint, PeriodOfFarm, PointsAsked } from '../saving/open-point.ts'

export async function pointsForViewer(
  points: readonly FoundPoint[],
  { farm }: PeriodOfFarm,
  asked: PointsAsked,
): Promise<readonly FoundPoint[]> {
  const { isAdmin, farms } = asked.viewer
  if (isAdmin) return points
  const seesMoney = farms.money.includes(farm)
  const isReached = await reached(points, asked)
  const readsWhole = readsWholeOn(asked.viewer, asked.catalogue, farm)
  const isTold = (point: FoundPoint) =>
    isReached(point) && readsWhole(kindsIn(point)) && (seesMoney || !point.money)
  const hidden = points.filter(point => isBlocker(point) && !isTold(point))
  const isAboutMoney = (point: FoundPoint) =>
    !seesMoney && (point.money === true || needsMoney(point.resource, asked))
  return [
    ...points.filter(isTold),
    ...(hidden.some(isAboutMoney) ? [somethingOfMoney] : []),
    ...(hidden.every(isAboutMoney) ? [] : [somethingUnseen]),
  ]
}

/** Where no row is named, that none is there says something of them all. */
function kindsIn(point: FoundPoint): readonly string[] {
  const { code, resource } = point
  return resource === null || isOfRow(point)
    ? recordsBehind(code)
    : [...recordsBehind(code), resource]
}

function needsMoney(resource: string | null, { catalogue }: PointsAsked): boolean {
  if (resource === null) return false
  const { ownedBy } = entityNamed(catalogue, resource)
  return ownedBy.kind === 'farm' && ownedBy.needs === 'money'
}

const nothing = { resource: null, id: null, field: null, where: null }

const somethingOfMoney: FoundPoint = {
  code: 'E-UNSEEN-1',
  message:
    'Something about sales or money still needs fixing. Ask someone who can see the farm’s finances.',
  section: 'finance',
  ...nothing,
}

const somethingUnseen: FoundPoint = {
  code: 'E-UNSEEN-2',
  message: 'Something you don’t have access to still needs fixing. Ask a manager of the farm.',
  section: 'farm_details',
  ...nothing,
}

/** One question for all of them. What is about no row is everybody’s who reads what it is made of. */
async function reached(
  points: readonly FoundPoint[],
  { tx, viewer, catalogue }: PointsAsked,
): Promise<(point: FoundPoint) => boolean> {
  const reach = reachOf(viewer, catalogue)
  const ofRows = points.filter(isOfRow)
  const parts = [...new Set(ofRows.map(kindOf))].map(kind => {
    const those = ofRows.filter(point => kindOf(point) === kind)
    const [{ resource, field } = { resource: '', field: null }] = those
    const entity = entityNamed(catalogue, resource)
    const conditions = [
      reach.read(entity)?.('t') ?? sql`true`,
      (field ? reach.field(entity, field)?.('t') : undefined) ?? sql`true`,
    ]
    return sql`
      select ${kind}::text as kind, t.id from ${sql.table(resource)} t
      where t.id = any(${those.map(({ id }) => id)}) and ${sql.join(conditions, sql` and `)}`
  })
  if (parts.length === 0) return () => true
  const { rows } = await sql<{ kind: string; id: number }>`
    ${sql.join(parts, sql` union all `)}`.execute(tx)
  const seen = new Set(rows.map(({ kind, id }) => `${kind} ${id}`))
  return point => !isOfRow(point) || seen.has(`${kindOf(point)} ${point.id}`)
}

type PointOfRow = FoundPoint & { readonly resource: string; readonly id: number }

function isOfRow(point: FoundPoint): point is PointOfRow {
  return point.resource !== null && point.id !== null
}

function kindOf({ resource, field }: FoundPoint): string {
  return `${resource} ${field ?? ''}`
}
