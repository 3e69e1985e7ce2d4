// What the table of expected-access.ts says about one person, one row and one thing to do with it.

import type { InBusiness, Line, OnFarm, Who } from './expected-line.ts'
import { lineFor } from './expected-access.ts'
import { inBusiness, names, onFarm, sides, standingOf } from './people.ts'
import type { PersonName, SideName } from './people.ts'
import { rowOf, stageOf } from './stored.ts'
import type { Stored } from './stored.ts'
import type { Row } from '../sent-rows.ts'
import type { World } from './world.ts'

export type Doing = 'read' | 'add' | 'change' | 'remove'

export interface Known {
  readonly world: World
  readonly stored: Stored
}

export function may(
  known: Known,
  [name, doing]: readonly [PersonName, Doing],
  [entity, row]: readonly [string, Row],
): boolean {
  const line = lineFor(entity)
  const asked: Asked = { known, name, doing, line, entity, row }
  if (standingOf(name).admin) return line[doing] !== 'nobody'
  if (!isAllowed(line[doing], asked)) return false
  const isOfMoney = line.money || (line.moneyFlag !== undefined && row[line.moneyFlag] === true)
  if (isOfMoney && !standsThere(asked, ['money'])) return false
  const isDraft = line.staffUntil !== undefined && !row[line.staffUntil]
  if (isDraft && !standsThere(asked, ['consults'])) return false
  return doing === 'read' || line.whose === 'above' || isOpen(asked)
}

interface Asked {
  readonly known: Known
  readonly name: PersonName
  readonly doing: Doing
  readonly line: Line
  readonly entity: string
  readonly row: Row
}

const inAnyWay = ['belongs', 'manages', 'is billed', 'consults', 'records'] as const

function isAllowed(who: Who, asked: Asked): boolean {
  const { known, name, row, line } = asked
  const isStaff = standingOf(name).staff === true
  const isOneself = row[line.by ?? 'user_id'] === known.world.ids.get(name)
  if (typeof who !== 'string') return standsThere(asked, who)
  switch (who) {
    case 'everyone':
      return row['admin'] !== true
    case 'nobody':
    case 'admins':
      return false
    case 'oneself':
      return isOneself
    case 'oneself, of the farm’s people and staff':
      return isOneself && standsThere(asked, ['records', 'consults'])
    case 'oneself and colleagues':
      return isOneself || isColleague(asked)
    case 'staff':
      return isStaff
    case 'staff, and everyone once offered':
      return isStaff || row['offered'] === true
    case 'staff, of their own lines':
      return isStaff && isOneself
    case 'staff and people of farms that are asked':
      return isStaff || isAskedThere(asked)
    case 'staff and the manager of its business':
      return isStaff || sideHas(asked, 'businesses', row['business_id'], ['manages'])
    case 'staff and people of the farm':
      return isStaff || standsThere(asked, ['records', 'consults'])
    case 'people of the business or of the farm':
      return (
        sideHas(asked, 'businesses', row['business_id'], inAnyWay) ||
        sideHas(asked, 'farms', row['farm_id'], inAnyWay)
      )
    case 'whoever holds it':
      return holds(asked)
    case 'as above':
      return asAbove(asked)
  }
}

function standsThere(asked: Asked, ways: readonly (OnFarm | InBusiness)[]): boolean {
  const { line, row } = asked
  return line.whose === 'business'
    ? sideHas(asked, 'businesses', row[line.by ?? 'business_id'], ways)
    : sideHas(asked, 'farms', row[line.by ?? 'farm_id'], ways)
}

function sideHas(
  { known, name }: Asked,
  kind: 'farms' | 'businesses',
  id: unknown,
  ways: readonly (OnFarm | InBusiness)[],
): boolean {
  const side = sides.find(one => known.world.made[one].get(kind) === id)
  if (!side) return false
  const standing = kind === 'farms' ? onFarm(name, side) : inBusiness(name, side)
  return standing.some(way => ways.includes(way))
}

/** Someone who is one of the same farm's people. */
function isColleague({ known, name, row }: Asked): boolean {
  return sides.some(
    side => onFarm(name, side).length > 0 && peopleOf(known.world, side).includes(row['id']),
  )
}

function peopleOf({ ids, made }: World, side: SideName): readonly unknown[] {
  const asking = names.filter(name => onFarm(name, side).length > 0).map(name => ids.get(name))
  const silent = side === 'home' ? [ids.get('inactive manager')] : []
  return [...asking, ...silent, made[side].get('users')]
}

function isAskedThere(asked: Asked): boolean {
  const attendees = [...(asked.known.stored.get('workshop_attendees')?.values() ?? [])]
  return attendees.some(
    ({ workshop_id, farm_id }) =>
      workshop_id === asked.row[asked.line.workshop ?? 'id'] &&
      sideHas(asked, 'farms', farm_id, ['records', 'consults']),
  )
}

/** A permission is given to a person, or to everybody who has a role of that name. */
function holds({ known: { stored, world }, name, entity, row }: Asked): boolean {
  const me = world.ids.get(name)
  const roles = [...(stored.get('roles')?.values() ?? [])]
  const mine = roles.filter(({ user_id }) => user_id === me).map(({ role }) => role)
  const isGiven = ({ entity_type, entity_id }: Row) =>
    entity_type === 'users'
      ? entity_id === me
      : mine.includes(rowOf(stored, 'roles', entity_id)?.['role'])
  if (entity === 'permissions') return isGiven(row)
  const permissions = [...(stored.get('permissions')?.values() ?? [])]
  return permissions.some(one => one['ability_id'] === row['id'] && isGiven(one))
}

function asAbove(asked: Asked): boolean {
  const { known, name, doing, entity, row, line } = asked
  const [type, id] =
    entity === 'changes'
      ? [String(row['entity']), row['row']]
      : [String(row[`${line.above}_type`]), row[`${line.above}_id`]]
  const above = rowOf(known.stored, type, id)
  if (!above) return false
  if (entity === 'invitations' && doing !== 'read') return mayInvite(asked, [type, id])
  // What an offered group is called is for everyone; who changed it and when is not.
  if (type === 'groups') return standingOf(name).staff === true
  if (type === 'users' && entity !== 'changes') return above['id'] === known.world.ids.get(name)
  return may(known, [name, doing === 'read' ? 'read' : 'change'], [type, above])
}

function mayInvite(asked: Asked, [type, id]: readonly [string, unknown]): boolean {
  return type === 'farms'
    ? sideHas(asked, 'farms', id, ['manages', 'consults'])
    : sideHas(asked, 'businesses', id, ['manages'])
}

function isOpen(asked: Asked): boolean {
  const { known, entity, row } = asked
  const stage = stageOf(known.stored, entity, row)
  return stage === 'open' || (stage === 'for staff' && standsThere(asked, ['consults']))
}
