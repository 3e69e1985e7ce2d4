// Filters: every name looked up, every value fitted to its field, and the list put together as SQL
// does it: "and" binds tighter than "or", and the whole is one unit.

import { invalid } from '@furrow/wire/refusal'
import type { FilterWish } from '@furrow/wire/wish'
import { along } from './condition.ts'
import type { Condition } from './condition.ts'
import { chainNamed, figureNamed } from './figure.ts'
import type { FarFigure, Standpoint } from './figure.ts'
import { testOf } from './fitted-test.ts'
import { unknownName } from './unknown-name.ts'

type TestWish = Extract<FilterWish, { kind: 'test' }>

export function planFilters(
  wishes: readonly FilterWish[],
  from: Standpoint,
): Condition | undefined {
  const errors: Record<string, string[]> = {}
  const condition = planList(wishes, { from, errors })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return wishes.length === 0 ? undefined : condition
}

interface Planning {
  readonly from: Standpoint
  readonly errors: Record<string, string[]>
}

function planList(wishes: readonly FilterWish[], planning: Planning): Condition {
  const runs: Condition[][] = [[]]
  for (const [place, wish] of wishes.entries()) {
    if (wish.joined === 'or' && place > 0) runs.push([])
    runs.at(-1)?.push(planOne(wish, planning))
  }
  return { kind: 'any', of: runs.map(of => ({ kind: 'all', of })) }
}

function planOne(wish: FilterWish, planning: Planning): Condition {
  return wish.kind === 'group' ? planList(wish.filters, planning) : planTest(wish, planning)
}

const nothing: Condition = { kind: 'all', of: [] }

function planTest(wish: TestWish, { from, errors }: Planning): Condition {
  const found = figureNamed(wish.field, from)
  if (!found) {
    const { entity, word } = whereUnknown(wish.field, from)
    errors[`${wish.at}.field`] = [unknownName(wish.field, entity, word)]
    return nothing
  }
  const { chain, figure } = found
  const test = testOf(figure, [wish.operator, wish.value], comparesDays(found))
  if ('wrong' in test) {
    errors[`${wish.at}.value`] = [`${wish.field}: ${test.wrong}`]
    return nothing
  }
  return along(chain, { kind: 'test', figure, test })
}

/** Only the row's own moments, and the link's, know whole days. */
function comparesDays({ chain }: FarFigure): boolean {
  return chain.length === 0
}

/** The entity at which a dotted name is no longer understood, and the word that is not. */
function whereUnknown(field: string, from: Standpoint) {
  const words = (field.split('->')[0] ?? '').split('.')
  const known = words
    .slice(0, -1)
    .findIndex((_word, place) => !chainNamed(words.slice(0, place + 1), from))
  const length = known < 0 ? words.length - 1 : known
  const entity = chainNamed(words.slice(0, length), from)?.end ?? from.entity
  return { entity, word: words[length] ?? field }
}
