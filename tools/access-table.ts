// Who reads and writes what, as the code itself answers it: each kind of person is made up and asked
// for every kind of record. Nothing of it is typed by hand.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { noRow } from '../apps/server/src/access/reach/row-conditions.ts'
import { reachOf } from '../apps/server/src/access/reach/reach-of.ts'
import { nobody } from '../apps/server/src/access/reach/viewer.ts'
import type { Viewer } from '../apps/server/src/access/reach/viewer.ts'
import type { Reach } from '../apps/server/src/query/reach.ts'

const one = [1]
const own = { ...nobody(1).farms, seen: one, recorded: one }
const ofBusiness = { ...nobody(1).businesses, known: one, seen: one }
const work = { ...nobody(1), farms: own, businesses: { ...nobody(1).businesses, known: one } }
const member = { ...nobody(1), farms: own, businesses: ofBusiness }
const led = { ...own, managed: one, money: one }

/** Each is one of a single farm, a single business or a single project, and of nothing else. */
export const kinds: Readonly<Record<string, Viewer>> = {
  worker: work,
  'with money': { ...work, farms: { ...own, money: one } },
  'farm manager': { ...work, farms: led },
  'business member': member,
  'business manager': {
    ...member,
    farms: led,
    businesses: { ...ofBusiness, managed: one, money: one },
  },
  'billing user': {
    ...member,
    farms: { ...own, money: one },
    businesses: { ...ofBusiness, money: one },
  },
  'staff of the farm': {
    ...nobody(1),
    isStaff: true,
    farms: { ...nobody(1).farms, seen: one, consulted: one, money: one },
    businesses: { ...ofBusiness, consulted: one, money: one },
  },
  'other staff': { ...nobody(1), isStaff: true },
  'anybody else': nobody(1),
}

export function accessTable(catalogue: Catalogue): string {
  const reaches = Object.values(kinds).map(viewer => reachOf(viewer, catalogue))
  const lines = [...catalogue.values()].map(entity => {
    const cells = reaches.map(reach => cellOf(entity, reach))
    return `| \`${entity.name}\` | ${cells.join(' | ')} | ${boundTo(entity)} |`
  })
  return [
    `| record | ${Object.keys(kinds).join(' | ')} | period |`,
    `| --- | ${Object.keys(kinds)
      .map(() => '---')
      .join(' | ')} | --- |`,
    ...lines,
  ].join('\n')
}

function cellOf(entity: Entity, reach: Reach): string {
  const asked = [
    ['r', reach.read(entity)],
    ['a', reach.write(entity, 'add')],
    ['c', reach.write(entity, 'change')],
    ['d', reach.write(entity, 'remove')],
  ] as const
  const letters = asked.map(([letter, rows]) => {
    if (rows === noRow) return ''
    return rows ? letter : letter.toUpperCase()
  })
  return letters.join('') || '–'
}

/** Which period must be open for the row to be written. */
function boundTo({ ownedBy, fields }: Entity): string {
  if (ownedBy.kind !== 'farm' || ownedBy.write !== 'people' || ownedBy.period === 'none') return ''
  if (ownedBy.period === 'by day') return 'by its date'
  const period = fields['period_id']
  if (period) return period.required ? 'its own' : 'its own, if any'
  return ownedBy.parent ? `by \`${ownedBy.parent}\`` : ''
}

/** Figures that not everybody sees who sees the row. */
export function closedFigures(catalogue: Catalogue): string {
  const words = {
    money: 'with the right to see finances',
    billing: 'manager, billing user and staff',
    staff: 'staff',
  }
  const lines = [...catalogue.values()].flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, { needs }]) => {
      if (!needs) return []
      const who = needs === 'self' ? 'the person' : words[needs]
      return [`| \`${name}\` | \`${field}\` | ${who} |`]
    }),
  )
  return ['| record | figure | shown to |', '| --- | --- | --- |', ...lines].join('\n')
}
