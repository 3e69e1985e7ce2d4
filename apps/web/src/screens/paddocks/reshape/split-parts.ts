// The parts of a paddock as someone types them, and what they come to.

import { evenParts, leftOf, splitArea } from '@furrow/farming/land/split-area'
import type { SplitArea } from '@furrow/farming/land/split-area'
import { plainName } from '@furrow/farming/land/paddock-lineage'
import { readNumber } from '@furrow/farming/numbers/typed-number'
import { areaText } from '../../../ui/amounts.ts'
import { wrongArea, wrongName } from '../paddock-checks.ts'
import type { PaddockRow } from '../paddock-row.ts'
import type { SplitPart } from './split-change.ts'

export interface TypedPart {
  readonly name: string
  readonly area: string
}

export interface WrongPart {
  readonly name?: string | undefined
  readonly area?: string | undefined
}

export interface ReadParts {
  /** Nothing while something is wrong with them. */
  readonly parts: readonly SplitPart[] | undefined
  /** Part by part. */
  readonly wrong: readonly WrongPart[]
  readonly split: SplitArea
}

interface Whole {
  readonly name: string
  readonly area: number | null
}

/** What is offered at first: as equal as can be, `River 1` and `River 2`, but `Bore 1A` and `Bore 1B`. */
export function typedParts({ name, area }: Whole, count: number): readonly TypedPart[] {
  const areas = area === null ? [] : evenParts(area, count)
  const endsInFigure = /\d$/.test(name)
  return Array.from({ length: count }, (_, place) => ({
    name: endsInFigure ? `${name}${letters[place] ?? ''}` : `${name} ${place + 1}`,
    area: areas[place] === undefined ? '' : String(areas[place]),
  }))
}

const letters = 'ABCDEFGH'

/** Of two parts, the other one gets what the typed one leaves. */
export function withPart(
  parts: readonly TypedPart[],
  { at, part, whole }: { at: number; part: Partial<TypedPart>; whole: number | null },
): readonly TypedPart[] {
  const typed = part.area === undefined ? undefined : readNumber(part.area, 'ha')
  const isShared = parts.length === 2 && whole !== null && typed !== undefined
  const rest = isShared ? leftOf(whole, [typed]) : 0
  return parts.map((one, place) => {
    if (place === at) return { ...one, ...part }
    return rest > 0 ? { ...one, area: String(rest) } : one
  })
}

export function readParts(
  typed: readonly TypedPart[],
  row: PaddockRow,
  rows: readonly PaddockRow[],
): ReadParts {
  const areas = typed.map(({ area }) => readNumber(area, 'ha') ?? null)
  const split = splitArea(row.paddock.area, areas)
  const names = Map.groupBy(rows, ({ paddock }) => plainName(paddock.name))
  const wrong = typed.map(({ name }, place) => ({
    name: twice(name, typed) ?? wrongName(name, { row, names }),
    area: areas[place] === null ? 'Enter its hectares.' : wrongArea(areas[place] ?? null),
  }))
  const isRight = split.isWhole && wrong.every(one => !one.name && !one.area)
  const parts = typed.map(({ name }, place) => ({ name: name.trim(), area: areas[place] ?? 0 }))
  return { parts: isRight ? parts : undefined, wrong, split }
}

function twice(name: string, typed: readonly TypedPart[]): string | undefined {
  const same = typed.filter(part => plainName(part.name) === plainName(name))
  return same.length > 1 && name.trim() ? 'Two parts cannot have one name.' : undefined
}

/** What the parts come to, against the paddock that is split. */
export function differenceWords(whole: number | null, { total, difference }: SplitArea): string {
  if (whole === null) return `The parts come to ${areaText(total)}.`
  if (difference === 0) return `The parts come to all ${areaText(whole)}.`
  const apart = areaText(Math.abs(difference))
  return difference < 0
    ? `${apart} of ${areaText(whole)} are still to be given to a part.`
    : `The parts have ${apart} more than the ${areaText(whole)} of the paddock.`
}
