// Where an answer first differs from what was expected, in one line; nothing where it does not.

type Members = Readonly<Record<string, unknown>>

/**
 * `mayHave` names members that may stand beside those expected, such as figures that are calculated.
 */
export function firstDifference(
  expected: unknown,
  actual: unknown,
  mayHave: ReadonlySet<string>,
  at = 'data',
): string | undefined {
  if (Array.isArray(expected)) return inLists(expected, actual, mayHave, at)
  if (isObject(expected)) return inMembers(expected, actual, mayHave, at)
  const isSame = typeof expected === 'number' ? isClose(expected, actual) : expected === actual
  return isSame ? undefined : `${at} should be ${said(expected)}, is ${said(actual)}`
}

function inLists(
  expected: readonly unknown[],
  actual: unknown,
  mayHave: ReadonlySet<string>,
  at: string,
): string | undefined {
  if (!Array.isArray(actual)) return `${at} should be a list, is ${said(actual)}`
  const [wanted, found] = [namesOf(expected), namesOf(actual)]
  if (wanted !== found) return `${at} should be ${wanted}, is ${found}`
  const inFixedOrder = tiesInOrder(actual)
  for (const [place, one] of tiesInOrder(expected).entries()) {
    const difference = firstDifference(one, inFixedOrder[place], mayHave, `${at}.${place}`)
    if (difference) return difference
  }
  return undefined
}

function inMembers(
  expected: Members,
  actual: unknown,
  mayHave: ReadonlySet<string>,
  at: string,
): string | undefined {
  if (!isObject(actual)) return `${at} should be ${said(expected)}, is ${said(actual)}`
  const isFree = at.endsWith('.pivot')
  const more = Object.keys(actual).filter(
    name => !isFree && !Object.hasOwn(expected, name) && !mayHave.has(name),
  )
  if (more.length > 0) return `${at} should not have ${more.join(', ')}`
  for (const [name, value] of Object.entries(expected)) {
    const difference = firstDifference(value, actual[name], mayHave, `${at}.${name}`)
    if (difference) return difference
  }
  return undefined
}

/** Rows that come twice, over two links, are in no order among themselves. */
function tiesInOrder(list: readonly unknown[]): readonly unknown[] {
  const rows = list.filter(isObject)
  if (new Set(rows.map(({ id }) => id)).size === list.length) return list
  const keyed = rows.map((row, place) => ({
    row,
    first: rows.findIndex(({ id }) => id === row['id']),
    link: [linkOf(row, 'period_id'), linkOf(row, 'farm_id'), linkOf(row, 'crop_type_id')].join(),
    place,
  }))
  const sorted = keyed.toSorted(
    (one, other) =>
      one.first - other.first || one.link.localeCompare(other.link) || one.place - other.place,
  )
  return sorted.map(({ row }) => row)
}

function linkOf(row: Members, name: string): unknown {
  return isObject(row['pivot']) ? row['pivot'][name] : undefined
}

/** Rows by number, everything else as it is. */
function namesOf(list: readonly unknown[]): string {
  const names = list.map(one => (isObject(one) && 'id' in one ? one['id'] : one))
  return said(names)
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isClose(expected: number, actual: unknown): boolean {
  if (typeof actual !== 'number') return false
  return Math.abs(expected - actual) <= 1e-9 * Math.max(1, Math.abs(expected))
}

function said(value: unknown): string {
  const text = JSON.stringify(value) ?? 'not there'
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
