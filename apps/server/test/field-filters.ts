// Filters on a field of a row: those that the row passes and those that it does not, for every
// operator that fits the kind of field.

import type { Field } from '@furrow/catalogue/fields'
import { calendarDay } from '@furrow/farming/dates/dates'
import { usualZone } from '../src/db/connection-settings.ts'

export interface Filter {
  readonly type?: 'and' | 'or'
  readonly field: string
  readonly operator: string
  readonly value: unknown
}

export interface FieldFilters {
  readonly fitting: readonly Filter[]
  readonly failing: readonly Filter[]
}

/** `value` as it was served. */
export function filtersOn(name: string, field: Field, value: unknown): FieldFilters {
  if (value === null) return ofNothing(name, field)
  switch (field.kind) {
    case 'flag':
      return named(name, equals(value, !value))
    case 'list':
      return named(name, holds(value as unknown[]))
    case 'object':
      return insideObject(name, value)
    case 'text':
    case 'long text':
    case 'choice':
    case 'type':
      return named(name, ofText(value as string))
    case 'date':
      return named(name, compares(value, dayBeside(value, 1), dayBeside(value, -1)))
    case 'moment':
      return named(name, ofMoment(value as string, field))
    default:
      return named(name, ofFigure(Number(value)))
  }
}

export function inChunks<Item>(items: readonly Item[], most: number): (readonly Item[])[] {
  const count = Math.ceil(items.length / most)
  return Array.from({ length: count }, (_, place) => items.slice(place * most, (place + 1) * most))
}

type Test = readonly [operator: string, value: unknown]
interface Tests {
  readonly fitting: readonly Test[]
  readonly failing: readonly Test[]
}

function named(field: string, { fitting, failing }: Tests): FieldFilters {
  const filters = (tests: readonly Test[]) =>
    tests.map(([operator, value]) => ({ field, operator, value }))
  return { fitting: filters(fitting), failing: filters(failing) }
}

function joined(...all: readonly Tests[]): Tests {
  return {
    fitting: all.flatMap(({ fitting }) => fitting),
    failing: all.flatMap(({ failing }) => failing),
  }
}

const isThere: Tests = { fitting: [['!=', null]], failing: [['=', null]] }

/** Nothing is neither the same as a value nor different from it. */
function ofNothing(name: string, field: Field): FieldFilters {
  const isNull: Tests = { fitting: [['=', null]], failing: [['!=', null]] }
  if (field.kind === 'list' || field.kind === 'object') return named(name, isNull)
  const some = someValue(field)
  const amongNull: Tests = {
    fitting: [
      ['in', [null]],
      ['in', [some, null]],
    ],
    failing: [
      ['=', some],
      ['!=', some],
      ['in', [some]],
      ['not in', [some]],
      ['not in', [null]],
      ['not in', [null, some]],
    ],
  }
  return named(name, joined(isNull, amongNull))
}

function someValue({ kind }: Field): unknown {
  switch (kind) {
    case 'flag':
      return true
    case 'date':
      return '2024-06-01'
    case 'moment':
      return '2024-06-01T04:05:06.000001Z'
    case 'text':
    case 'long text':
    case 'choice':
    case 'type':
      return 'apple'
    default:
      return 1
  }
}

function equals(value: unknown, other: unknown): Tests {
  return joined(isThere, {
    fitting: [
      ['=', value],
      ['!=', other],
      ['in', [other, value]],
      ['in', [null, value]],
      ['in', value],
      ['not in', [other]],
      ['not in', [null, other]],
      ['not in', []],
    ],
    failing: [
      ['=', other],
      ['!=', value],
      ['in', [other]],
      ['in', [null]],
      ['in', []],
      ['not in', [value]],
      ['not in', [null, value]],
    ],
  })
}

function compares(value: unknown, above: unknown, below: unknown): Tests {
  return joined(equals(value, above), {
    fitting: [
      ['<', above],
      ['<=', value],
      ['<=', above],
      ['>', below],
      ['>=', value],
      ['>=', below],
    ],
    failing: [
      ['<', value],
      ['<', below],
      ['<=', below],
      ['>', value],
      ['>', above],
      ['>=', above],
    ],
  })
}

function ofFigure(value: number): Tests {
  return joined(compares(value, value + 1, value - 1), {
    fitting: [
      ['=', String(value)],
      ['in', [String(value)]],
    ],
    failing: [['=', String(value + 1)]],
  })
}

/** A longer text comes after the one that it begins with, whatever the collation. */
function ofText(value: string): Tests {
  const begin = value.slice(0, -1).trim()
  const compared = begin ? compares(value, `${value}z`, begin) : equals(value, `${value}z`)
  return joined(compared, likeness(value))
}

function likeness(value: string): Tests {
  const middle = value.slice(1, -1)
  const loud = value.toUpperCase()
  const cased: Tests = { fitting: [['not like', loud]], failing: [['like', loud]] }
  return joined(value === loud ? { fitting: [], failing: [] } : cased, {
    fitting: [
      ['like', value],
      ['like', `%${middle}%`],
      ['ilike', `%${middle.toUpperCase()}%`],
      ['ilike', loud],
      ['not like', `${value}z`],
      ['not ilike', `%${value}z%`],
    ],
    failing: [
      ['like', `${value}z`],
      ['ilike', `%${loud}Z`],
      ['not like', `${value.slice(0, 1)}%`],
      ['not ilike', `${loud.slice(0, 1)}%`],
    ],
  })
}

function ofMoment(value: string, { wholeDay }: Field): Tests {
  const beside = (seconds: number) => new Date(Date.parse(value) + seconds * 1000).toISOString()
  const day = wholeDay ? calendarDay(value, usualZone) : value.slice(0, 10)
  const [next, previous] = [dayBeside(day, 1), dayBeside(day, -1)]
  return joined(compares(value, beside(1), beside(-1)), compares(day, next, previous))
}

function dayBeside(value: unknown, days: number): string {
  const day = Date.parse(String(value).slice(0, 10))
  return new Date(day + days * 86_400_000).toISOString().slice(0, 10)
}

function holds(items: readonly unknown[]): Tests {
  const [first] = items
  if (first === undefined) return isThere
  const stranger = 'in no list at all'
  return joined(isThere, {
    fitting: [
      ['all in', items],
      ['all in', first],
      ['any in', [stranger, first]],
    ],
    failing: [
      ['any in', [stranger]],
      ['all in', [first, stranger]],
      ['any in', []],
    ],
  })
}

/** Of an object as sent-rows makes it: its parts are found by their paths. */
function insideObject(name: string, value: unknown): FieldFilters {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const paths = parts.flatMap(([key, part]) => {
    const path = `${name}->${key}`
    if (typeof part === 'string') return [named(path, ofText(part))]
    if (typeof part === 'number') return [named(path, compares(part, part + 1, part - 1))]
    return Array.isArray(part) ? [named(path, holds(part))] : [insideObject(path, part)]
  })
  const missing = named(`${name}->nothing`, { fitting: [['=', null]], failing: [['!=', null]] })
  const all = [named(name, isThere), missing, ...paths]
  return {
    fitting: all.flatMap(({ fitting }) => fitting),
    failing: all.flatMap(({ failing }) => failing),
  }
}
