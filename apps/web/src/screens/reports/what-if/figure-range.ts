// How far a figure can be moved: from half of the lesser of both to half as much again as the greater one, in steps
// that people would say.

export interface FigureRange {
  readonly from: number
  readonly to: number
  readonly step: number
}

/** In about so many steps. */
const wanted = 100

export function figureRange(own: number, theirs: number): FigureRange {
  const [low, high] = [Math.min(own, theirs), Math.max(own, theirs)]
  const reach = Math.max(Math.abs(low), Math.abs(high)) / 2
  const step = roundStep((high - low + 2 * reach) / wanted)
  const from = low >= 0 ? Math.max(0, low - reach) : low - reach
  return {
    from: Math.floor(from / step) * step,
    to: Math.ceil((high + reach) / step) * step,
    step,
  }
}

/** 1, 2 or 5 times a power of ten. */
function roundStep(size: number): number {
  if (size <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(size))
  const times = [1, 2, 5, 10].find(one => one * power >= size) ?? 10
  return times * power
}
