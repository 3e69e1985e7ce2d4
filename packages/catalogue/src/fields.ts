// The kinds of figure that a farm record is made of. A field says everything that the database,
// the interface and the screens derive from: kind, unit, bounds, choices, wording.

import type { BelongsTo, BelongsToOneOf } from './relations.ts'

type FieldKind =
  | 'id'
  | 'key'
  | 'typed key'
  | 'type'
  | 'text'
  | 'long text'
  | 'number'
  | 'count'
  | 'money'
  | 'fraction'
  | 'date'
  | 'moment'
  | 'flag'
  | 'choice'
  | 'list'
  | 'object'

export interface Field<
  Value = unknown,
  Required extends boolean = boolean,
  Mark extends string = string,
> {
  readonly kind: FieldKind
  readonly required: Required
  readonly label?: string
  /** Above a column of it, where its label is too long, or says what the column shows anyway. */
  readonly heading?: string
  readonly help?: string
  readonly unit?: string
  /** Decimal places kept. */
  readonly scale?: number
  readonly min?: number
  /** The largest value; for text, the most characters. */
  readonly max?: number
  readonly choices?: readonly string[]
  readonly default?: string | number | boolean
  readonly searchable?: boolean
  /** For text: the keys that a phone shows for it. */
  readonly keys?: TextKeys
  /**
   * Shown and changed only with the right to see finances, or to see what a business is billed; or, of
   * a person, only by themselves; or only by staff.
   */
  readonly needs?: Need
  /** No two rows hold the same. */
  readonly unique?: boolean
  /** Never served, never filtered by. */
  readonly secret?: boolean
  /** Whoever else may change the row, this only administrators change. */
  readonly setBy?: 'admins'
  /** Served, but set by the server alone. */
  readonly readOnly?: boolean
  /** Not stored: calculated when it is read. */
  readonly computed?: boolean
  /** For a moment: it stands for a calendar day, the same for everybody: its midnight in `TIME_ZONE`. */
  readonly wholeDay?: boolean
  /** For a key: the entity it points at. */
  readonly target?: string
  /** For a typed key: the field that says which entity it points at. */
  readonly by?: string
  /** For the type of a pair: the entity that a word stands for, where that is not its name. */
  readonly entities?: Readonly<Record<string, string>>
  /** For a calculated figure: how it follows from the other figures of the row. */
  readonly formula?: string
  /** For a figure that follows from other records: which ones, as they are told. */
  readonly fromRows?: string
  /** Only for the compiler: what a value of this field looks like in TypeScript. */
  readonly value?: Value | undefined
  /** Only for the compiler: what sets it apart for whoever reads or writes it. */
  readonly mark?: Mark | undefined
}

export type Fields = Readonly<Record<string, Field>>

/** A key is also a relation: `farm_id` gives `farm`, the pair `billable_*` gives `billable`. */
export type KeyField<
  T extends string,
  Required extends boolean,
  Mark extends string = string,
> = Field<number, Required, Mark> & { readonly kind: 'key'; readonly target: T }
export type TypedKeyField<Required extends boolean, Mark extends string = string> = Field<
  number,
  Required,
  Mark
> & { readonly kind: 'typed key' }
type RelationName<K extends string> = K extends `${infer Name}_id`
  ? Name
  : K extends `${infer Name}Id`
    ? Name
    : never
export type RelationsOfKeys<F extends Fields> = {
  readonly [
    K in keyof F & string as F[K] extends KeyField<string, boolean> | TypedKeyField<boolean>
      ? RelationName<K>
      : never
  ]: F[K] extends KeyField<infer T, boolean> ? BelongsTo<T> : BelongsToOneOf
}

type Need = 'money' | 'billing' | 'self' | 'staff'
export type TextKeys = 'tel' | 'email' | 'url'

interface Wording {
  readonly label?: string
  readonly heading?: string
  readonly help?: string
  readonly required?: boolean
  readonly needs?: Need
  readonly setBy?: 'admins'
  readonly secret?: boolean
  readonly readOnly?: boolean
  readonly computed?: boolean
}
type TextOptions = Wording & {
  readonly unique?: boolean
  readonly max?: number
  readonly searchable?: boolean
  readonly keys?: TextKeys
  readonly default?: string
}
type Measure = Pick<Field, 'unit' | 'scale' | 'min' | 'max' | 'formula'>
type NumberOptions = Wording & Measure & { readonly default?: number }
type MomentOptions = Wording & { readonly wholeDay?: boolean }
type FlagOptions = Wording & { readonly default?: boolean }
type ChoiceOptions = Wording & { readonly default?: string }

type Made<Value, O> = Field<Value, Needed<O>, Marked<O>>
type Needed<O> = O extends { readonly required: true } ? true : false
/** Options that the compiler remembers. */
type Marked<O> =
  | (O extends { readonly secret: true } ? 'secret' : never)
  | (O extends { readonly readOnly: true } | { readonly computed: true } ? 'read only' : never)
  | (O extends { readonly needs: Need } ? 'needs' : never)
  | (O extends { readonly default: string | number | boolean } ? 'preset' : never)

function field<Value, O extends Wording>(
  kind: FieldKind,
  options: O | undefined,
  more: Partial<Field> = {},
): Made<Value, O> {
  const required = (options?.required ?? false) as Needed<O>
  return { ...(more as Partial<Made<Value, O>>), ...options, kind, required }
}

/** A name, a title, a note of one line. 255 characters unless said otherwise. */
export function text<const O extends TextOptions>(options?: O): Made<string, O> {
  return field('text', options, { max: 255 })
}

export function longText<const O extends TextOptions>(options?: O): Made<string, O> {
  return field('long text', options, { max: 20_000 })
}

/** A measured figure with a fixed number of decimals: four unless said otherwise. */
export function number<const O extends NumberOptions>(options?: O): Made<number, O> {
  return field('number', options, { scale: 4 })
}

export function hectares<const O extends NumberOptions>(options?: O): Made<number, O> {
  return field('number', options, { unit: 'ha', scale: 4, min: 0 })
}

export function tonnes<const O extends NumberOptions>(options?: O): Made<number, O> {
  return field('number', options, { unit: 't', scale: 4, min: 0 })
}

export function megalitres<const O extends NumberOptions>(options?: O): Made<number, O> {
  return field('number', options, { unit: 'ML', scale: 4, min: 0 })
}

/** Whole things: animals, bales, days. */
export function count<const O extends NumberOptions>(options?: O): Made<number, O> {
  return field('count', options, { min: 0, max: 2_000_000_000 })
}

/** Whole cents, never GST. */
export function money<const O extends NumberOptions>(options?: O): Made<number, O> {
  return field('money', options, { unit: '$' })
}

/** A share kept as a fraction, shown as a percentage. */
export function fraction<const O extends NumberOptions>(options?: O): Made<number, O> {
  return field('fraction', options, { scale: 6, min: 0, max: 1 })
}

/** A calendar day, `YYYY-MM-DD`, in no time zone. */
export function date<const O extends Wording>(options?: O): Made<string, O> {
  return field('date', options)
}

/** A moment in time, kept in UTC. */
export function moment<const O extends MomentOptions>(options?: O): Made<string, O> {
  return field('moment', options)
}

export function flag<const O extends FlagOptions>(options?: O): Made<boolean, O> {
  return field('flag', options)
}

/** One word out of a fixed list. A list that admins may change is an entity instead. */
export function choice<const C extends readonly string[], const O extends ChoiceOptions>(
  choices: C,
  options?: O,
): Made<C[number], O> {
  return field('choice', options, { choices })
}

/** Several short texts, or numbers of rows, kept in order. */
export function list<const O extends Wording>(options?: O): Made<readonly (string | number)[], O> {
  return field('list', options)
}

/** A free structure: GeoJSON, settings, options. */
export function object<const O extends Wording>(options?: O): Made<unknown, O> {
  return field('object', options)
}

/** Points at a row of another entity. */
export function key<const T extends string, const O extends Wording>(
  target: T,
  options?: O,
): KeyField<T, Needed<O>, Marked<O>> {
  return field<number, O>('key', options, { target }) as KeyField<T, Needed<O>, Marked<O>>
}

/** With `typedKey`: says which of several entities the other half of the pair points at. */
export function typeOf<const C extends readonly string[], const O extends Wording>(
  entities: C,
  options?: O,
): Made<C[number], O> {
  return field('type', options, { choices: entities })
}

export function typedKey<const O extends Wording>(
  by: string,
  options?: O,
): TypedKeyField<Needed<O>, Marked<O>> {
  return field<number, O>('typed key', options, { by }) as TypedKeyField<Needed<O>, Marked<O>>
}

/** The number of the row itself. */
export function ownId(): Field<number, true, 'read only'> {
  return { kind: 'id', required: true, readOnly: true, label: 'Number' }
}
