// Asks for a row by each of its fields, and for rows in the order of each: what comes out otherwise
// than it should is told field by field.

import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { inject } from 'vitest'
import type { Ask, Answer } from './asking.ts'
import { filtersOn, inChunks } from './field-filters.ts'
import type { Filter } from './field-filters.ts'
import { hasOrder, numbersInOrder } from './naive-order.ts'
import type { Direction } from './naive-order.ts'
import type { Row } from './sent-rows.ts'

/** A request may hold fifty filters. */
const most = 48

/** The filters that the row should pass and does not, or the other way round. */
export async function misfound(ask: Ask, entity: Entity, row: Row): Promise<Filter[]> {
  const looked = new Set(lookedAt(entity))
  const all = servedFields(entity).map(([name, field]) => {
    const { fitting, failing } = filtersOn(name, field, row[name])
    if (looked.has(name)) return { fitting, failing }
    return {
      fitting: fitting.filter(isEqual).slice(0, 1),
      failing: failing.filter(isEqual).slice(-1),
    }
  })
  const asked = { ask, path: `/api/${entity.name}/search`, id: row['id'] }
  const fitting = all.flatMap(filters => filters.fitting)
  const failing = all.flatMap(filters => filters.failing)
  const wrong: Filter[] = []
  for (const chunk of inChunks(fitting, most)) wrong.push(...(await culprits(asked, chunk, true)))
  for (const chunk of inChunks(failing, most)) wrong.push(...(await culprits(asked, chunk, false)))
  return wrong
}

/** The fields by which the rows come in another order than they should. */
export async function misordered(
  ask: Ask,
  entity: Entity,
  rows: readonly Row[],
): Promise<string[]> {
  const wrong: string[] = []
  const filters = [{ field: 'id', operator: 'in', value: rows.map(({ id }) => id) }]
  for (const name of lookedAt(entity)) {
    const field = entity.fields[name] as Field
    for (const direction of ['asc', 'desc'] as const) {
      const sort = [{ field: name, direction }]
      const answer = await ask('POST', `/api/${entity.name}/search`, { filters, sort })
      const isRight = answer.status === 200 && isInOrder(answer, rows, [name, field, direction])
      if (!isRight)
        wrong.push(`${name} ${direction}: ${answer.status} ${answer.text.slice(0, 300)}`)
    }
  }
  return wrong
}

export function numbersIn(body: Answer['body']): number[] {
  return body.data.map(({ id }: Row) => Number(id))
}

export function servedFields(entity: Entity): [string, Field][] {
  return Object.entries(entity.fields).filter(([, { secret }]) => !secret)
}

/**
 * A record of a thousand figures would take longer than everything else together: of such a one,
 * every field is asked for by what it equals, and these by everything else. Fields of one kind go by one
 * rule: in the usual run, the first of each kind is looked at in this way.
 */
function lookedAt(entity: Entity): string[] {
  const fields = servedFields(entity)
  if (inject('isLongForm'))
    return fields
      .filter((_, place) => fields.length < 100 || place % 25 === 0)
      .map(([name]) => name)
  const kinds = Map.groupBy(fields, ([, { kind, computed }]) => `${kind} ${computed === true}`)
  return [...kinds.values()].flatMap(([first]) => first?.[0] ?? [])
}

function isEqual({ operator }: Filter): boolean {
  return operator === '='
}

function isInOrder(
  { body }: Answer,
  rows: readonly Row[],
  [name, field, direction]: readonly [string, Field, Direction],
): boolean {
  const due = numbersInOrder(rows, [name, field], direction)
  const numbers = numbersIn(body)
  const came = hasOrder(field) ? numbers : numbers.toSorted((one, other) => one - other)
  const expected = hasOrder(field) ? due : due.toSorted((one, other) => one - other)
  return JSON.stringify(came) === JSON.stringify(expected)
}

interface Asked {
  readonly ask: Ask
  readonly path: string
  readonly id: unknown
}

/** All in one request; only where something is wrong, one by one. */
async function culprits(
  asked: Asked,
  filters: readonly Filter[],
  fits: boolean,
): Promise<Filter[]> {
  if (await isAsDue(asked, filters, fits)) return []
  const wrong: Filter[] = []
  for (const filter of filters) if (!(await isAsDue(asked, [filter], fits))) wrong.push(filter)
  return wrong.length > 0 ? wrong : [...filters]
}

async function isAsDue({ ask, path, id }: Asked, some: readonly Filter[], fits: boolean) {
  const own = { field: 'id', value: id }
  const nested = some.map(filter => ({ ...filter, type: 'or' as const }))
  const filters = fits ? [own, ...some] : [own, { nested }]
  const answer = await ask('POST', path, { filters })
  return answer.status === 200 && answer.body.data.length === (fits ? 1 : 0)
}
