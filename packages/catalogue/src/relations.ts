// How rows of one entity hang together with rows of another. Entities are named as strings, so
// chapters never import each other; check-catalogue proves the names when the server starts.

export interface BelongsTo<Target extends string = string> {
  readonly kind: 'belongs to'
  readonly entity: Target
  /** The key on this side. */
  readonly key: string
}

export interface Has<Target extends string = string> {
  readonly kind: 'has many' | 'has one'
  readonly entity: Target
  /** The key on the other side. */
  readonly key: string
  /** For rows that belong to one of several entities: the field that must say ours. */
  readonly type?: string
}

export interface BelongsToMany<
  Target extends string = string,
  Join extends string = string,
  ReadOnly extends boolean = boolean,
> {
  readonly kind: 'belongs to many'
  readonly entity: Target
  readonly through: Through<Join>
  /** Followed and shown, never attached or detached. */
  readonly readOnly?: ReadOnly
}

export interface BelongsToOneOf {
  readonly kind: 'belongs to one of'
  readonly type: string
  readonly key: string
}

export type Relation = BelongsTo | Has | BelongsToMany | BelongsToOneOf
export type Relations = Readonly<Record<string, Relation>>

export interface Through<Join extends string = string> {
  readonly join: Join
  readonly ownKey: string
  readonly otherKey: string
}

export function belongsTo<const T extends string>(entity: T, key: string): BelongsTo<T> {
  return { kind: 'belongs to', entity, key }
}

export function hasMany<const T extends string>(entity: T, key: string): Has<T> {
  return { kind: 'has many', entity, key }
}

/** Rows of `entity` whose pair `{name}_type`, `{name}_id` points at this row. */
export function hasManyAs<const T extends string>(entity: T, name: string): Has<T> {
  return { kind: 'has many', entity, key: `${name}_id`, type: `${name}_type` }
}

export function belongsToMany<const T extends string, const J extends string>(
  entity: T,
  through: Through<J>,
): BelongsToMany<T, J, false> {
  return { kind: 'belongs to many', entity, through }
}

/** As `belongsToMany`, but only to be looked at: the join follows from other records. */
export function seesMany<const T extends string, const J extends string>(
  entity: T,
  through: Through<J>,
): BelongsToMany<T, J, true> {
  return { kind: 'belongs to many', entity, through, readOnly: true }
}

export function through<const J extends string>(
  join: J,
  ownKey: string,
  otherKey: string,
): Through<J> {
  return { join, ownKey, otherKey }
}
