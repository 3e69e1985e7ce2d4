// The farms of an edition by number: all that follows runs over typed arrays. Farms are numbered in the
// order of their ids, so that rising numbers are sorted ids.

import type { BenchmarkLine, BenchmarkMeasure, FarmResult } from './edition.ts'
import { FarmMarks, OwnerTally } from './owner-tally.ts'
import type { Farms } from './owner-tally.ts'

export interface Crowd {
  readonly ids: readonly string[]
  readonly numbers: ReadonlyMap<string, number>
  readonly owners: readonly string[]
  /** By farm, the number of its owner. */
  readonly ownerOf: Int32Array
  readonly hasProfit: readonly boolean[]
  /** Row by row: a farm's lines stand together. */
  readonly lines: Float64Array
  readonly lineCount: number
  /** Column by column, each by farm. */
  readonly measures: readonly Float64Array[]
  readonly rankings: readonly Float64Array[]
  readonly tally: OwnerTally
  readonly marks: FarmMarks
}

interface CrowdInput {
  readonly lines: readonly BenchmarkLine[]
  readonly measures: readonly BenchmarkMeasure[]
  readonly rankings: readonly string[]
  readonly results: readonly FarmResult[]
}

export function crowdOf({ lines, measures, rankings, results }: CrowdInput): Crowd {
  const sorted = results.toSorted((one, other) => (one.farm < other.farm ? -1 : 1))
  const owners = [...new Set(sorted.map(({ owner }) => owner))]
  const ownerNumbers = new Map(owners.map((owner, number) => [owner, number]))
  const ownerOf = Int32Array.from(sorted, ({ owner }) => ownerNumbers.get(owner) ?? 0)
  const rows = new Float64Array(sorted.length * lines.length)
  if (lines.length > 0) {
    for (const [number, result] of sorted.entries()) rows.set(result.lines, number * lines.length)
  }
  return {
    ids: sorted.map(({ farm }) => farm),
    numbers: new Map(sorted.map(({ farm }, number) => [farm, number])),
    owners,
    ownerOf,
    hasProfit: sorted.map(result => result.hasProfit),
    lines: rows,
    lineCount: lines.length,
    measures: columnsOf(
      sorted.map(row => row.measures),
      measures.length,
    ),
    rankings: columnsOf(
      sorted.map(row => row.rankings),
      rankings.length,
    ),
    tally: new OwnerTally(ownerOf, owners.length),
    marks: new FarmMarks(sorted.length),
  }
}

function columnsOf(rows: readonly Float64Array[], amount: number): readonly Float64Array[] {
  const columns = Array.from({ length: amount }, () => new Float64Array(rows.length).fill(NaN))
  for (const [number, row] of rows.entries()) {
    for (const [at, column] of columns.entries()) column[number] = row[at] ?? NaN
  }
  return columns
}

/** Those of the ids that are in the crowd. */
export function farmsOf(crowd: Crowd, ids: readonly string[]): Farms {
  const numbers = new Int32Array(ids.length)
  let known = 0
  for (const id of ids) {
    const number = crowd.numbers.get(id)
    if (number !== undefined) numbers[known++] = number
  }
  const sorted = numbers.subarray(0, known).sort()
  return sorted.filter((number, at) => at === 0 || number !== sorted[at - 1])
}

export function idsOf(crowd: Crowd, farms: Farms): readonly string[] {
  return Array.from(farms, farm => crowd.ids[farm] ?? '')
}
