// What becomes of hectares when a paddock is parted, or several are joined: nothing is lost and nothing
// is won. Areas are kept to a ten-thousandth of a hectare, a square metre, and summed in those.

export interface SplitArea {
  /** Of all parts whose area is known. */
  readonly total: number
  /** What the parts have more than the whole; below zero where ground is left over. */
  readonly difference: number
  /** Every part has an area, and together they are the whole. */
  readonly isWhole: boolean
}

/** `whole`: nothing where the area of the paddock was never entered; then the parts say it. */
export function splitArea(whole: number | null, parts: readonly (number | null)[]): SplitArea {
  const total = sumOfAreas(parts)
  const difference = whole === null ? 0 : inHectares(inSquareMetres(total) - inSquareMetres(whole))
  const isEach = parts.length > 1 && parts.every(part => part !== null && part > 0)
  return { total, difference, isWhole: isEach && difference === 0 }
}

/** Parts as equal as two decimals let them be; the last one takes what is left. */
export function evenParts(whole: number, count: number): readonly number[] {
  const each = Math.floor((whole / count) * 100) / 100
  const others = Array.from({ length: count - 1 }, () => each)
  return [...others, leftOf(whole, others)]
}

/** What is left for one part when the others have theirs; never below zero. */
export function leftOf(whole: number, others: readonly (number | null)[]): number {
  return Math.max(0, inHectares(inSquareMetres(whole) - inSquareMetres(sumOfAreas(others))))
}

/** Nothing where the area of one of them is not known: a sum without it would be too small. */
export function joinedArea(areas: readonly (number | null)[]): number | null {
  return areas.includes(null) ? null : sumOfAreas(areas)
}

/** Of those that are known. */
export function sumOfAreas(areas: readonly (number | null)[]): number {
  return inHectares(areas.reduce<number>((sum, area) => sum + inSquareMetres(area ?? 0), 0))
}

const inSquareMetres = (hectares: number): number => Math.round(hectares * 10_000)
const inHectares = (squareMetres: number): number => squareMetres / 10_000
