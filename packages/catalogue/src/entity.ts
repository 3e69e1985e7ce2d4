// A kind of record: its fields, what it hangs together with, whose it is, what goes with it.

import { moment, ownId } from './fields.ts'
import type { Field, Fields, RelationsOfKeys } from './fields.ts'
import { labelFromName } from './label-from-name.ts'
import type { Owner } from './owners.ts'
import { belongsTo } from './relations.ts'
import type { Relation, Relations } from './relations.ts'

interface Declaration<F extends Fields, R extends Relations, OnlyRead extends boolean> {
  /** What a farmer calls one of them. */
  readonly label: string
  /** What several are called, where that is not the label with an s. */
  readonly plural?: string
  /** One line: what it is for. */
  readonly help: string
  readonly fields: F
  /** Beyond those that the keys give: what this row has many of, and odd names. */
  readonly relations?: R
  readonly ownedBy: Owner
  /** Fields that together may stand only once among rows that are not deleted. */
  readonly unique?: readonly (readonly (keyof F & string)[])[]
  /** Relations whose rows are deleted along with this one: what it has, or what is nothing without it. */
  readonly deletes?: readonly (keyof (R & RelationsOfKeys<F>) & string)[]
  /**
   * Says which other key a farm may use: a farm's row may name, say, only a period that the farm
   * has a row for here.
   */
  readonly admits?: keyof F & string
  /** Texts of other rows that this one is found by, too: dotted, such as `paddock.name`. */
  readonly searchBy?: readonly string[]
  /** The most rows on a page, where that is fewer than usual. */
  readonly largestPage?: number
  /** A view: calculated from other records, never written. */
  readonly derived?: OnlyRead
  /** Written by Furrow itself: calls only read it. */
  readonly readAlone?: OnlyRead
  /** The same, and no row is ever changed or removed. */
  readonly appendOnly?: OnlyRead
  /** Kept in several tables behind one view, for it is too wide for one: table name to fields. */
  readonly parts?: Readonly<Record<string, readonly string[]>>
  /** Kinds of records that figures of this one follow from: when they change, it is stale. */
  readonly follows?: readonly string[]
}

const everyRow = {
  id: ownId(),
  created_at: moment({ readOnly: true, required: true, label: 'Added' }),
  updated_at: moment({ readOnly: true, required: true, label: 'Last changed' }),
  deleted_at: moment({ readOnly: true, label: 'Deleted' }),
} satisfies Fields
const idOnly = { id: everyRow.id } satisfies Fields

type EveryRow = typeof everyRow
/** What is only read has no moments of its own. */
type ClosingFields<OnlyRead> = OnlyRead extends true ? typeof idOnly : EveryRow

export interface Entity<
  N extends string = string,
  F extends Fields = Fields,
  R extends Relations = Relations,
> {
  readonly name: N
  readonly label: string
  readonly plural: string
  readonly help: string
  readonly fields: F
  readonly relations: R
  readonly ownedBy: Owner
  readonly unique: readonly (readonly string[])[]
  readonly deletes: readonly string[]
  readonly admits: string | undefined
  readonly searchBy: readonly string[]
  readonly largestPage: number | undefined
  readonly derived: boolean
  readonly appendOnly: boolean
  /** Calls only read it, whether it is calculated, only added to, or kept by Furrow itself. */
  readonly readAlone: boolean
  readonly parts: Readonly<Record<string, readonly string[]>> | undefined
  readonly follows: readonly string[]
}

export function entity<
  const N extends string,
  const F extends Fields,
  const R extends Relations = Record<never, never>,
  const OnlyRead extends boolean = false,
>(
  name: N,
  declared: Declaration<F, R, OnlyRead>,
): Entity<N, F & ClosingFields<OnlyRead>, R & RelationsOfKeys<F>> {
  return {
    name,
    label: declared.label,
    plural: declared.plural ?? `${declared.label}s`,
    help: declared.help,
    fields: { ...idOnly, ...declared.fields, ...closingFields(declared) } as F &
      ClosingFields<OnlyRead>,
    relations: { ...relationsOfKeys(declared.fields), ...declared.relations } as R &
      RelationsOfKeys<F>,
    ownedBy: declared.ownedBy,
    unique: declared.unique ?? [],
    deletes: declared.deletes ?? [],
    admits: declared.admits,
    searchBy: declared.searchBy ?? [],
    largestPage: declared.largestPage,
    derived: declared.derived ?? false,
    appendOnly: declared.appendOnly ?? false,
    readAlone: isReadAlone(declared),
    parts: declared.parts,
    follows: declared.follows ?? [],
  }
}

interface Reading {
  readonly derived?: boolean
  readonly appendOnly?: boolean
  readonly readAlone?: boolean
}

function isReadAlone({ derived, appendOnly, readAlone }: Reading): boolean {
  return Boolean(derived || appendOnly || readAlone)
}

function closingFields(declared: Reading): Fields {
  if (isReadAlone(declared)) return {}
  return {
    created_at: everyRow.created_at,
    updated_at: everyRow.updated_at,
    deleted_at: everyRow.deleted_at,
  }
}

function relationsOfKeys(fields: Fields): Relations {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const relation = relationOfKey(name, field)
      const named = /^(.+)(_id|Id)$/.exec(name)?.[1]
      return relation && named ? [[named, relation]] : []
    }),
  )
}

function relationOfKey(name: string, field: Field): Relation | undefined {
  if (field.kind === 'key' && field.target) return belongsTo(field.target, name)
  if (field.kind === 'typed key' && field.by) {
    return { kind: 'belongs to one of', type: field.by, key: name }
  }
  return undefined
}

/** A list in which a row may have been merged into another: whoever names it means that one. */
export function isMergeable({ fields }: Entity): boolean {
  return fields['merged_into_id'] !== undefined
}

/** Farm-owned by a `farm_id` of its own: the tables that hold a farm's records. */
export function carriesFarm(entity: Entity | undefined): boolean {
  return entity?.ownedBy.kind === 'farm' && entity.ownedBy.by === 'farm_id'
}

/** What a field is called, also without the catalogue that has words for all fields. */
export function labelOf(name: string, field: Field): string {
  return field.label ?? labelFromName(name)
}

/** One of a chapter, for whoever needs its declaration without the whole catalogue. */
export function entityIn<const E extends Entity, const N extends E['name']>(
  chapter: readonly E[],
  name: N,
): Extract<E, { readonly name: N }> {
  const found = chapter.find(entity => entity.name === name)
  if (!found) throw new Error(`There is no entity named ${name}.`)
  return found as Extract<E, { readonly name: N }>
}
