// Whether two bodies say the same. A number may be written as text, a moment in another zone, an
// address with its host; what differs is said in one line with its place.

import { momentOf } from '@furrow/wire/moments'

export interface Leniency {
  /** Lists are compared as sets. */
  readonly unsorted: boolean
  /** A moment that stands for any other: it was written while the cases ran. */
  readonly clock: string
  /** Members that may be there though they are not expected. */
  readonly mayAdd: ReadonlySet<string>
}

/** Nothing where they say the same. */
export function differenceIn(
  expected: unknown,
  got: unknown,
  leniency: Leniency,
  at = 'body',
): string | undefined {
  if (Array.isArray(expected) && Array.isArray(got)) {
    return isSet(expected, got, { leniency, at })
      ? differenceOfSets(expected, got, leniency, at)
      : differenceOfLists(expected, got, leniency, at)
  }
  if (isObject(expected) && isObject(got)) return differenceOfObjects(expected, got, leniency, at)
  return isSame(expected, got, leniency) ? undefined : said(at, expected, got)
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** One line, and not a long one. */
export function said(at: string, expected: unknown, got: unknown): string {
  return `${at}: expected ${shown(expected)}, got ${shown(got)}`
}

/** Rows, which are told apart by number; what an operation on links answers is never in order. */
function isSet(
  expected: readonly unknown[],
  got: readonly unknown[],
  { leniency, at }: { leniency: Leniency; at: string },
): boolean {
  if (/^body\.(attached|detached|updated)$/.test(at)) return true
  return leniency.unsorted && [...expected, ...got].every(isRow)
}

function isRow(value: unknown): boolean {
  return isObject(value) && value['id'] !== undefined
}

function differenceOfLists(
  expected: readonly unknown[],
  got: readonly unknown[],
  leniency: Leniency,
  at: string,
): string | undefined {
  if (expected.length !== got.length) return saidLength(at, expected, got)
  for (const [place, value] of expected.entries()) {
    const difference = differenceIn(value, got[place], leniency, `${at}.${place}`)
    if (difference) return difference
  }
  return undefined
}

function differenceOfSets(
  expected: readonly unknown[],
  got: readonly unknown[],
  leniency: Leniency,
  at: string,
): string | undefined {
  if (expected.length !== got.length) return saidLength(at, expected, got)
  const left = [...got]
  for (const value of expected) {
    const fitting = left.findIndex(one => !differenceIn(value, one, leniency, at))
    if (fitting < 0) return differenceOfMember(value, left, leniency, at)
    left.splice(fitting, 1)
  }
  return undefined
}

/** Where the row is there, but another, what is other about it. */
function differenceOfMember(
  value: unknown,
  left: readonly unknown[],
  leniency: Leniency,
  at: string,
): string | undefined {
  if (!isObject(value)) return `${at}: expected ${shown(value)} in it, got ${shown(left)}`
  const id = value['id']
  const same = left.find(one => isObject(one) && isSame(id, one['id'], leniency))
  if (!same) return `${at}: expected a row ${String(id)}, got ${saidIds(left)}`
  return differenceIn(value, same, leniency, `${at}[id=${String(id)}]`)
}

function differenceOfObjects(
  expected: Readonly<Record<string, unknown>>,
  got: Readonly<Record<string, unknown>>,
  leniency: Leniency,
  at: string,
): string | undefined {
  for (const name of new Set([...Object.keys(expected), ...Object.keys(got)])) {
    const place = `${at}.${name}`
    if (!(name in got)) return said(place, expected[name], undefined)
    if (name in expected) {
      const difference = differenceIn(expected[name], got[name], leniency, place)
      if (difference) return difference
    } else if (!leniency.mayAdd.has(name)) return said(place, undefined, got[name])
  }
  return undefined
}

function isSame(expected: unknown, got: unknown, { clock }: Leniency): boolean {
  if (expected === got) return true
  if (typeof expected === 'string' && typeof got === 'string') {
    const moment = momentOf(expected)
    const other = momentOf(got)
    return moment !== undefined && other !== undefined && (moment === clock || moment === other)
  }
  const figures = [figureIn(expected), figureIn(got)]
  return figures[0] !== undefined && figures[0] === figures[1]
}

/** At least one of the two is a number here: two texts are the same or are not. */
function figureIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^[+-]?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined
}

function saidLength(at: string, expected: readonly unknown[], got: readonly unknown[]): string {
  const members = (list: readonly unknown[]) =>
    list.length > 0 && list.every(isRow) ? ` (${saidIds(list)})` : ''
  return `${at}: expected ${expected.length}${members(expected)}, got ${got.length}${members(got)}`
}

function saidIds(list: readonly unknown[]): string {
  const ids = list.map(one => (isObject(one) ? shown(one['id']) : shown(one)))
  return ids.length === 0 ? 'none' : `ids ${ids.join(' ')}`
}

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 120 ? `${text.slice(0, 117)}...` : text
}
