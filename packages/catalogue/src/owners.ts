// Whose a row is. Access is derived from this alone: who may see a row, and who may change it,
// follows from its owner.

export type Owner =
  | EveryoneOwner
  | FarmOwner
  | BusinessOwner
  | StaffOwner
  | PersonOwner
  | RowOwner
  | { readonly kind: 'told row'; readonly type: string; readonly key: string }
  | AdminsOwner

export interface AdminsOwner {
  readonly kind: 'admins'
  /** In the list of abilities held: which column names this row, for those who hold it. */
  readonly heldAs?: 'ability_id' | 'permission_id'
}

export interface EveryoneOwner {
  readonly kind: 'everyone'
  readonly write: 'admins' | 'proposals'
  /** The flag that keeps a row to administrators. */
  readonly keptBack?: string
}

export interface FarmOwner {
  readonly kind: 'farm'
  /** The field that holds the farm: `id` for the farm itself. */
  readonly by: 'farm_id' | 'id'
  /** The key of the row that a new row takes its farm from, where the client does not name one. */
  readonly parent?: string
  /** Figures about money: shown and changed only with the right to see finance. */
  readonly needs?: 'money'
  /** Only its managers, and staff on a project of the farm; everybody of the farm where nothing is said. */
  readonly readBy?: 'leaders'
  /** The flag of rows that tell of money: those are shown and written only with the right to see finance. */
  readonly moneyFlag?: string
  /** The field that says whose line it is; each reads and writes their own. */
  readonly own?: string
  /** `status`: farm's people change its status and nothing else; staff do everything, everywhere. */
  readonly write: 'people' | 'managers' | 'managers and staff' | 'status' | 'nobody'
  /**
   * Which period must be open for the row to be written: its own or that of the row above it, where
   * nothing is said; `by day`, the ones its date falls into; or none.
   */
  readonly period?: 'by day' | 'none'
}

export interface BusinessOwner {
  readonly kind: 'business'
  /** The field that holds the business: `id` for the business itself. */
  readonly by: string
  /** The key of the row that a row takes its business from. */
  readonly parent?: string
  /** What is billed: for its manager, its billing user and staff. */
  readonly needs?: 'billing'
  /** The field that names a farm: whoever sees that farm reads the row, too. */
  readonly alsoReadBy?: string
  /** The moment from which the business reads the row, too: until it is set, staff alone do. */
  readonly staffUntil?: string
  readonly write: 'manager' | 'staff' | 'admins' | 'nobody'
}

export interface StaffOwner {
  readonly kind: 'staff'
  /** The field that says whose line it is; each writes their own. */
  readonly own?: string
  /** Staff read it only. */
  readonly write?: 'admins'
  /** Everyone sees that a row stands there whose flag is on, without the figures that staff alone see. */
  readonly alsoReadBy?: 'invited farms' | 'manager of its business' | 'everyone, once offered'
  /** The field that names the workshop to which farms are invited; the row itself where nothing is said. */
  readonly workshop?: string
}

export interface PersonOwner {
  readonly kind: 'person'
  readonly by: string
  /** `adds`: added by oneself and never changed; `cancels`: its status is set by oneself. */
  readonly write: 'self' | 'adds' | 'cancels' | 'admins' | 'nobody'
}

/** A row that belongs to one of several others, and is seen by whoever sees that one. */
export interface RowOwner {
  readonly kind: 'row'
  readonly type: string
  readonly key: string
  /** By kind of that other: written by whoever may add rows of this kind there. */
  readonly writtenAs?: Readonly<Record<string, string>>
}

type FarmOptions = Partial<Omit<FarmOwner, 'kind' | 'by'>>

/** Reference data: everyone signed in reads it, admins change it. */
export const everyone: Owner = { kind: 'everyone', write: 'admins' }
/** Reference data that anyone may add to; admins change it. */
export const everyoneProposes: Owner = { kind: 'everyone', write: 'proposals' }
export const admins: Owner = { kind: 'admins' }

/** Of what someone holds: they read what is said of it. */
export function adminsAndHolders(heldAs: 'ability_id' | 'permission_id'): AdminsOwner {
  return { kind: 'admins', heldAs }
}

/** As reference data, but for rows that a flag keeps to administrators. */
export function everyoneBut(keptBack: string): Owner {
  return { kind: 'everyone', write: 'admins', keptBack }
}

/** A row that carries its farm in `farm_id`. */
export function farm(options: FarmOptions = {}): FarmOwner {
  return { kind: 'farm', by: 'farm_id', write: 'people', ...options }
}

/** A row whose farm is that of the row its key `parent` points at. */
export function farmOf(parent: string, options: FarmOptions = {}): FarmOwner {
  return farm({ ...options, parent })
}

export function theFarmItself(): FarmOwner {
  return { kind: 'farm', by: 'id', write: 'managers' }
}

export function business(options: Partial<Omit<BusinessOwner, 'kind'>> = {}): BusinessOwner {
  return { kind: 'business', by: 'business_id', write: 'manager', ...options }
}

export function staff(options: Omit<StaffOwner, 'kind'> = {}): StaffOwner {
  return { kind: 'staff', ...options }
}

/** A row about one person, whom `by` names. */
export function person(by = 'user_id', write: PersonOwner['write'] = 'self'): PersonOwner {
  return { kind: 'person', by, write }
}

/** A row that belongs to one of several entities and is seen by whoever sees that one. */
export function ownerRow(name: string, options: Pick<RowOwner, 'writtenAs'> = {}): RowOwner {
  return { kind: 'row', type: `${name}_type`, key: `${name}_id`, ...options }
}
