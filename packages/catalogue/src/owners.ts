// Whose a row is. Access is derived from this alone: who may see a row follows from its owner.

export type Owner =
  | { readonly kind: 'everyone'; readonly write: 'admins' | 'proposals' }
  | FarmOwner
  | BusinessOwner
  | { readonly kind: 'staff' }
  | { readonly kind: 'person'; readonly by: string; readonly write: 'self' | 'admins' | 'nobody' }
  | { readonly kind: 'row'; readonly type: string; readonly key: string }
  | { readonly kind: 'admins' }

export interface FarmOwner {
  readonly kind: 'farm'
  /** The field that holds the farm: `id` for the farm itself. */
  readonly by: 'farm_id' | 'id'
  /** The key of the row that a new row takes its farm from, where the client does not name one. */
  readonly parent?: string
  /** Figures about money: shown and changed only with the right to see finance. */
  readonly needs?: 'money'
  readonly write: 'people' | 'managers' | 'nobody'
}

export interface BusinessOwner {
  readonly kind: 'business'
  /** The field that holds the business: `id` for the business itself. */
  readonly by: string
  /** The key of the row that a row takes its business from. */
  readonly parent?: string
  /** What is billed: for its manager, its billing user and staff. */
  readonly needs?: 'billing'
  readonly write: 'manager' | 'staff' | 'admins'
}

type FarmOptions = Partial<Omit<FarmOwner, 'kind' | 'by'>>

/** Reference data: everyone signed in reads it, admins change it. */
export const everyone: Owner = { kind: 'everyone', write: 'admins' }
/** Reference data that anyone may add to; admins change it. */
export const everyoneProposes: Owner = { kind: 'everyone', write: 'proposals' }
export const staff: Owner = { kind: 'staff' }
export const admins: Owner = { kind: 'admins' }

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

/** A row about one person, whom `by` names. */
export function person(by = 'user_id', write: 'self' | 'admins' | 'nobody' = 'self'): Owner {
  return { kind: 'person', by, write }
}

/** A row that belongs to one of several entities and is seen by whoever sees that one. */
export function ownerRow(name: string): Owner {
  return { kind: 'row', type: `${name}_type`, key: `${name}_id` }
}
