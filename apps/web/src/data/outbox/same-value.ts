// Whether two values of a field are one and the same as JSON.

export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))]
  return (
    mine.length === theirs.size &&
    mine.every(([name, value]) => theirs.has(name) && isSameValue(value, theirs.get(name)))
  )
}
