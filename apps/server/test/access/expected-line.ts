// How the access of a kind of record is typed: who reads its rows, who writes them, and what that hangs on.

/** Where someone stands on a farm. */
export type OnFarm = 'records' | 'manages' | 'consults' | 'money'
/** Where someone stands in a business; `knows`: it is a business of their farm. */
export type InBusiness = 'belongs' | 'manages' | 'is billed' | 'consults' | 'knows'

/** Besides administrators, who read and write everything. */
export type Who =
  | 'everyone'
  | 'nobody'
  | 'admins'
  | 'oneself'
  | 'oneself and colleagues'
  | 'oneself, of the farm’s people and staff'
  /** Whoever has the role, wherever. */
  | 'staff'
  | 'staff, and everyone once offered'
  | 'staff, of their own lines'
  | 'staff and people of farms that are asked'
  | 'staff and the manager of its business'
  | 'staff and people of the farm'
  | 'people of the business or of the farm'
  | 'whoever holds it'
  /** As for the row above, or the row that is told of. */
  | 'as above'
  /** Whoever stands there in one of these ways. */
  | readonly (OnFarm | InBusiness)[]

/** Which period has to be open: its own, the one of the row that this key names, or that of its day. */
type Bound = 'own' | 'day' | { readonly key: string; readonly of: string }

export interface Line {
  readonly rows: readonly string[]
  readonly whose: 'everyone' | 'farm' | 'business' | 'person' | 'staff' | 'admins' | 'above'
  /** The field that names the farm, business or person, where it is not the usual one. */
  readonly by?: string
  /** The field that names the workshop that farms are asked to; the row itself where nothing is said. */
  readonly workshop?: string
  /** For rows that belong to others: the first part of the pair's name. */
  readonly above?: string
  readonly read: Who
  readonly add: Who
  readonly change: Who
  readonly remove: Who
  /** Only with money, to read as well as to write. */
  readonly money?: true
  /** Only with money where this flag of the row is on. */
  readonly moneyFlag?: string
  readonly period?: Bound
  /** Until this is set, only who consults there reads it. */
  readonly staffUntil?: string
}
