// Scopes: named conditions that follow from the catalogue. `FarmIdIn` is there for everything that
// has a farm, of its own or through the row it belongs to.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { invalid } from '@furrow/wire/refusal'
import { nearestName } from '@furrow/wire/nearest-name'
import type { FilterWish, ScopeWish } from '@furrow/wire/wish'
import type { Condition } from './condition.ts'
import type { Standpoint } from './figure.ts'
import { planFilters } from './plan-filters.ts'

export interface NamedScope {
  readonly name: string
  readonly of: readonly string[]
  /** The filters that it stands for; nothing where the parameters do not fit. */
  filters(
    parameters: readonly unknown[],
  ): readonly Pick<TestWish, 'field' | 'operator' | 'value'>[] | undefined
}

type TestWish = Extract<FilterWish, { kind: 'test' }>

/** The entity that each is about, and how a key to it is called. */
const derived: readonly (readonly [string, string, string])[] = [
  ['FarmIdIn', 'farms', 'farm_id'],
  ['PeriodIdIn', 'periods', 'period_id'],
  ['CropCollectionIdIn', 'crop_collections', 'crop_collection_id'],
]

export function planScopes(
  wishes: readonly ScopeWish[],
  from: Standpoint,
  others: readonly NamedScope[],
): readonly Condition[] {
  if (wishes.length === 0) return []
  const known = scopesOf(from, others)
  const errors: Record<string, string[]> = {}
  const filters = wishes.flatMap(wish => {
    const scope = known.get(wish.name)
    const stands = scope?.(wish.parameters)
    if (!scope)
      errors[`${wish.at}.name`] = [unknownScope(wish.name, from.entity, [...known.keys()])]
    else if (!stands) errors[`${wish.at}.parameters`] = [`${wish.name} takes other parameters.`]
    return (stands ?? []).map(test => ({
      kind: 'test' as const,
      joined: 'and' as const,
      at: wish.at,
      ...test,
    }))
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const condition = planFilters(filters, from)
  return condition ? [condition] : []
}

function scopesOf(from: Standpoint, others: readonly NamedScope[]) {
  const mine = others.filter(({ of }) => of.includes(from.entity.name))
  const fields = [
    ['IdIn', 'id'] as const,
    ...derived.flatMap(([name, of, key]) => {
      const field = fieldTo(from.entity, [of, key], from)
      return field ? [[name, field] as const] : []
    }),
  ]
  return new Map([
    ...fields.map(
      ([name, field]) => [name, (sent: readonly unknown[]) => idsIn(field, sent)] as const,
    ),
    ...mine.map(({ name, filters }) => [name, filters] as const),
  ])
}

/** The field that says it, at the row itself or at the row that it belongs to. */
function fieldTo(
  entity: Entity,
  [of, key]: readonly [string, string],
  from: Standpoint,
): string | undefined {
  if (entity.name === of) return 'id'
  if (entity.fields[key]) return key
  const parent = entity.ownedBy.kind === 'farm' ? entity.ownedBy.parent : undefined
  const relation = Object.entries(entity.relations).find(
    ([, one]) => one.kind === 'belongs to' && one.key === parent,
  )
  if (!relation || relation[1].kind !== 'belongs to') return undefined
  const above = fieldTo(entityNamed(from.catalogue, relation[1].entity), [of, key], from)
  return above && `${relation[0]}.${above}`
}

function idsIn(field: string, parameters: readonly unknown[]) {
  const [ids] = parameters
  if (ids === undefined || ids === null) return undefined
  return [{ field, operator: 'in' as const, value: Array.isArray(ids) ? ids : [ids] }]
}

function unknownScope(name: string, { name: entity }: Entity, known: readonly string[]): string {
  const near = nearestName(name, known)
  const hint = near ? ` Did you mean ${near}?` : ''
  return `${entity} has no scope ${name.slice(0, 100)}.${hint} There are: ${known.join(', ')}.`
}
