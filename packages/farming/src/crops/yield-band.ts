// What a hectare gives: what is usual, what looks wrong and what is impossible.

export interface YieldBand {
  readonly low: number | undefined
  readonly high: number | undefined
  /** No crop ever gave more. */
  readonly cap: number | undefined
}

/** Nothing where a ratio would say nothing. */
export function perHectare(quantity: number | undefined, area: number | undefined) {
  return quantity === undefined || area === undefined || area === 0 ? undefined : quantity / area
}

export function judgedYield(
  figure: number,
  { low, high, cap }: YieldBand,
): 'impossible' | 'high' | 'low' | undefined {
  if (cap !== undefined && figure > cap) return 'impossible'
  if (high !== undefined && figure > high) return 'high'
  if (low !== undefined && figure < low) return 'low'
  return undefined
}

/** The band of a crop out of its options; `of` reads the figures of a second product, such as seed. */
export function bandOf(options: YieldOptions, irrigated: boolean, of = ''): YieldBand {
  const figure = (name: string) => numberOrNothing(options[`${of}${name}`])
  const [dry, wet] = [figure('warn_high_dry'), figure('warn_high_irrigated')]
  return {
    low: figure('warn_low'),
    high: irrigated ? (wet ?? dry) : (dry ?? wet),
    cap: figure('hard_high'),
  }
}

export type YieldOptions = Readonly<Record<string, unknown>>

/** A cut of hay from whatever crop, in tonnes for a hectare. */
export const hayCut: YieldOptions = {
  warn_low: 0.5,
  warn_high_dry: 8,
  warn_high_irrigated: 12,
  hard_high: 20,
}

/** Liveweight that stock gained on whatever crop, in kilograms for a hectare. */
export const grazingGain: YieldOptions = {
  warn_low: -50,
  warn_high_dry: 400,
  warn_high_irrigated: 900,
  hard_high: 1500,
}

function numberOrNothing(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
