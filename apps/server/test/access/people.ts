// Who asks, and where each of them stands, told by hand. placing.ts makes it so in the database.

import { inTurn } from '../in-turn.ts'
import { lineFor } from './expected-access.ts'
import type { InBusiness, OnFarm } from './expected-line.ts'

export const sides = ['home', 'other'] as const
export type SideName = (typeof sides)[number]

export interface Standing {
  readonly admin?: true
  /** Has the role of a consultant. */
  readonly staff?: true
  readonly farms?: Readonly<Partial<Record<SideName, readonly OnFarm[]>>>
  readonly businesses?: Readonly<Partial<Record<SideName, readonly InBusiness[]>>>
}

const knowsHome = { businesses: { home: ['knows'] } } as const
const runsHome = { farms: { home: ['records', 'manages', 'money'] } } as const
const consultsHome = {
  staff: true,
  farms: { home: ['consults', 'money'] },
  businesses: { home: ['consults'] },
} as const

export const people = {
  admin: { admin: true },
  worker: { farms: { home: ['records'] }, ...knowsHome },
  'farm manager': { ...runsHome, ...knowsHome },
  /** Named by the farm itself. */
  farmer: { ...runsHome, ...knowsHome },
  member: { farms: { home: ['records'] }, businesses: { home: ['belongs'] } },
  'business manager': { ...runsHome, businesses: { home: ['manages'] } },
  'billing user': {
    farms: { home: ['records', 'money'] },
    businesses: { home: ['is billed'] },
  },
  collector: consultsHome,
  owner: consultsHome,
  validator: consultsHome,
  /** A consultant whom nobody asked here. */
  'idle consultant': { staff: true },
  /** Collects on a project without being a consultant. */
  'collector by name': {},
  /** A worker to whom money was shown. */
  treasurer: { farms: { home: ['records', 'money'] }, ...knowsHome },
  /** A farm manager from whom it was taken. */
  'manager without money': { farms: { home: ['records', 'manages'] }, ...knowsHome },
  /** Manages another farm. */
  neighbour: {
    farms: { other: ['records', 'manages', 'money'] },
    businesses: { other: ['knows'] },
  },
  /** Only ordered a project. */
  customer: {},
  nobody: {},
  /** Was a person of the farm until the link was deleted. */
  'former manager': {},
} as const satisfies Record<string, Standing>

export type PersonName = keyof typeof people

export const names = Object.keys(people) as PersonName[]

/** Who tries to write: of those who stand alike to a kind of row, one each. Some rows are tried by all. */
export function everyWriterOf(entity: string): readonly PersonName[] {
  if (triedByAll.includes(entity)) return names
  const { whose } = lineFor(entity)
  return whose === 'above' ? [...new Set(Object.values(writers).flat())] : writers[whose]
}

export function writersOf(entity: string): readonly PersonName[] {
  const all = everyWriterOf(entity)
  return all === names ? all : peopleInTurn(entity, all, 1)
}

/**
 * Rows of one line of the table go by one rule: in the usual run each kind meets at least so many of these
 * people, and the line as a whole meets all of them.
 */
export function peopleInTurn<Person>(
  entity: string,
  all: readonly Person[],
  least: number,
): readonly Person[] {
  const { rows } = lineFor(entity)
  const most = Math.max(least, Math.ceil(all.length / rows.length))
  return inTurn(all, { place: rows.indexOf(entity), most })
}

const triedByAll = ['paddocks', 'details_user', 'crop_sale_actuals', 'farms', 'projects']
const always = ['admin', 'worker', 'collector', 'idle consultant', 'neighbour', 'nobody'] as const
const writers = {
  farm: [...always, 'farm manager', 'treasurer', 'manager without money'],
  business: [...always, 'member', 'business manager', 'billing user'],
  person: [...always, 'farm manager'],
  staff: [...always, 'farm manager', 'business manager'],
  everyone: [...always, 'farm manager'],
  admins: [...always, 'farm manager'],
} as const satisfies Record<string, readonly PersonName[]>

export function standingOf(name: PersonName): Standing {
  return people[name]
}

export function onFarm(name: PersonName, side: SideName): readonly OnFarm[] {
  return standingOf(name).farms?.[side] ?? []
}

export function inBusiness(name: PersonName, side: SideName): readonly InBusiness[] {
  return standingOf(name).businesses?.[side] ?? []
}

/** Never get in, whatever they are linked to. */
export const shutOut = ['inactive manager', 'deleted manager'] as const
