// Rows in the order of one of their fields, put together in the plainest way.

import type { Field } from '@furrow/catalogue/fields'
import type { Row } from './sent-rows.ts'

export type Direction = 'asc' | 'desc'

/** Numbers of the rows; nothing stands last, or first where the order is turned round. */
export function numbersInOrder(
  rows: readonly Row[],
  [name, field]: readonly [string, Field],
  direction: Direction,
): number[] {
  const turned = direction === 'asc' ? 1 : -1
  const compare = isText(field) ? asPeopleCount : byValue
  return rows
    .toSorted((one, other) => {
      const difference = turned * nothingLast(one[name], other[name], compare)
      return difference === 0 ? Number(one['id']) - Number(other['id']) : difference
    })
    .map(({ id }) => Number(id))
}

/** Lists and objects have no order that means anything. */
export function hasOrder({ kind }: Field): boolean {
  return kind !== 'list' && kind !== 'object'
}

type Compare = (one: unknown, other: unknown) => number

function nothingLast(one: unknown, other: unknown, compare: Compare): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return compare(one, other)
}

const collator = new Intl.Collator('en', { numeric: true })

function asPeopleCount(one: unknown, other: unknown): number {
  return collator.compare(String(one), String(other))
}

function byValue(one: unknown, other: unknown): number {
  if (one === other) return 0
  return (one as number) < (other as number) ? -1 : 1
}

function isText({ kind }: Field): boolean {
  return ['text', 'long text', 'choice', 'type'].includes(kind)
}
