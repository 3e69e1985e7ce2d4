// A percentile in which every value takes as many places in the sorted row as its farm weighs, and stands
// in the middle of them. Between the middles it runs straight. With all weights 1 this is C180.

/** Values in rising order, and the middle of the places that each takes. */
export interface WeighedRow {
  readonly values: Float64Array
  readonly middles: Float64Array
}

/** Equal values stand in the order in which they came. */
export function weighedRow(values: Float64Array, weights: Float64Array): WeighedRow {
  const sorted = values.slice().sort()
  const taken = new Uint32Array(sorted.length)
  const weightAt = new Float64Array(sorted.length)
  for (let at = 0; at < values.length; at += 1) {
    const first = firstPlaceOf(values[at] ?? 0, sorted)
    const before = taken[first] ?? 0
    weightAt[first + before] = weights[at] ?? 0
    taken[first] = before + 1
  }
  let through = 0
  const middles = weightAt.map(weight => {
    through += weight
    return through - weight / 2
  })
  return { values: sorted, middles }
}

/** The mean of what stands at the percentile's place and one place before and behind it. */
export function blurredPercentile(row: WeighedRow, share: number): number {
  const first = row.middles[0] ?? 0
  const place = first + share * ((row.middles.at(-1) ?? 0) - first)
  return (valueAt(row, place - 1) + valueAt(row, place) + valueAt(row, place + 1)) / 3
}

function valueAt({ values, middles }: WeighedRow, place: number): number {
  const after = firstPlaceOf(place, middles)
  const high = values[after] ?? values.at(-1) ?? NaN
  const low = values[after - 1]
  if (low === undefined || after === values.length) return high
  const from = middles[after - 1] ?? 0
  const to = middles[after] ?? 0
  return low + ((place - from) / (to - from)) * (high - low)
}

/** The first of the rising figures that is not below. */
function firstPlaceOf(figure: number, rising: Float64Array): number {
  let low = 0
  let high = rising.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((rising[middle] ?? 0) < figure) low = middle + 1
    else high = middle
  }
  return low
}
