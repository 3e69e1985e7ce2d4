// Whoever asks, with all that follows from who they are: looked up once, at the door.

export interface Viewer {
  /** Whose rights count. */
  readonly id: number
  /** Who sits there: another person while acting for someone. */
  readonly actor: number
  /** The number of the acting; nothing where someone is just themselves. */
  readonly impersonation: number | null
  readonly isAdmin: boolean
  readonly isStaff: boolean
  readonly farms: FarmsReached
  readonly businesses: BusinessesReached
  /** What they are allowed or forbidden beyond what follows from whose the rows are. */
  readonly abilities: readonly HeldAbility[]
  /** What the token of an embedded page is kept to; nothing where people ask for themselves. */
  readonly narrow: Narrow | null
}

/** Only reading; and of one farm, or of none. */
interface Narrow {
  readonly farm: number | null
}

/** Numbers of farms. */
export interface FarmsReached {
  /** All of the following. */
  readonly seen: readonly number[]
  /** Where they are one of the farm's own people. */
  readonly recorded: readonly number[]
  readonly managed: readonly number[]
  /** Where they are staff on a project. */
  readonly consulted: readonly number[]
  /** Where money is shown. */
  readonly money: readonly number[]
}

/** The farms that they manage, or are staff of on a project. */
export function farmsLed({ farms }: Viewer): readonly number[] {
  return farms.consulted.length === 0 ? farms.managed : [...farms.managed, ...farms.consulted]
}

/** Numbers of businesses. */
interface BusinessesReached {
  /** Whose people they are, or whose projects they are on. */
  readonly seen: readonly number[]
  /** These, and the ones of their farms: seen as such, without their people. */
  readonly known: readonly number[]
  readonly managed: readonly number[]
  readonly consulted: readonly number[]
  /** Where what is billed is shown. */
  readonly money: readonly number[]
}

export interface HeldAbility {
  /** `view`, `create`, `update`, `delete`, `*`, or the name of something else, such as `view-finance`. */
  readonly name: string
  /** Nothing holds for all kinds of rows, or all rows. */
  readonly entityType: string | null
  readonly entityId: number | null
  readonly onlyOwned: boolean
  /** The number of a farm; nothing holds everywhere. */
  readonly scope: number | null
  readonly forbidden: boolean
}

export function admin(id: number): Viewer {
  return { ...nobody(id), isAdmin: true, isStaff: true }
}

/** Someone who belongs nowhere. */
export function nobody(id: number): Viewer {
  return {
    id,
    actor: id,
    impersonation: null,
    isAdmin: false,
    isStaff: false,
    farms: { seen: [], recorded: [], managed: [], consulted: [], money: [] },
    businesses: { seen: [], known: [], managed: [], consulted: [], money: [] },
    abilities: [],
    narrow: null,
  }
}

/** One of the people of some farms and businesses. */
export function somebody(
  id: number,
  {
    farms = [],
    managed = [],
    money = [],
    businesses = [],
  }: Partial<Record<'farms' | 'managed' | 'money' | 'businesses', readonly number[]>>,
): Viewer {
  const ofBusinesses = { seen: businesses, known: businesses, managed: businesses, consulted: [] }
  return {
    ...nobody(id),
    farms: { seen: farms, recorded: farms, managed, consulted: [], money },
    businesses: { ...ofBusinesses, money: businesses },
  }
}
