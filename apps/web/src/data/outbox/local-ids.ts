// Numbers for rows that are made on the device: so far below zero that no figure of a farm looks like
// one, and drawn from so many that no two are alike. Wherever such a number stands, it can be told.

const depth = 2 ** 52

export function newLocalId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return -(depth + (high % 2 ** 20) * 2 ** 32 + low)
}

export function isLocalId(value: unknown): value is number {
  return typeof value === 'number' && value <= -depth
}

/** However deep they stand, and also where they are names of members, as in links. */
export function localIdsIn(value: unknown): readonly number[] {
  if (isLocalId(value)) return [value]
  if (Array.isArray(value)) return value.flatMap(localIdsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => [
    ...localIdsIn(numberIn(name)),
    ...localIdsIn(member),
  ])
}

/** The same with the numbers that the server gave, as far as it gave any. */
export function withGiven<Value>(value: Value, idOf: (id: number) => number): Value {
  return localIdsIn(value).length === 0 ? value : (rewritten(value, idOf) as Value)
}

function rewritten(value: unknown, idOf: (id: number) => number): unknown {
  if (isLocalId(value)) return idOf(value)
  if (Array.isArray(value)) return value.map(member => rewritten(member, idOf))
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => {
    const number = numberIn(name)
    return [isLocalId(number) ? String(idOf(number)) : name, rewritten(member, idOf)]
  })
  return Object.fromEntries(members) as unknown
}

function numberIn(name: string): number {
  return name.startsWith('-') ? Number(name) : 0
}
