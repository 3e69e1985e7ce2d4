// A crop of a period as it is recorded: what it is, where it is, and all that was done to it.

import type { MeasuredEvent } from './crop-event.ts'
import type { Months } from '../dates/dates.ts'
import type { Known } from '../numbers/ratio.ts'

export interface Named {
  readonly id: number
  readonly name: string
}

export interface KindOfCrop extends Named {
  readonly slug: string | null
  readonly color: string
  /** What its yield is told in: `t/ha`. */
  readonly unit: string
  /** `grain`, `lint`, `hay`, `cane`, `grazing`, `none`. */
  readonly harvest: string
  readonly perennial: boolean
  /** What it gives follows from its water in a way that is known. */
  readonly of_water: boolean
  /** The months whose rain its season lives on, 1 to 12; nothing of what grows all year. */
  readonly season: Months | null
  /** What that is called: `Winter`. */
  readonly season_name: string | null
  /** Kilograms for each millimetre, and millimetres lost before any makes grain (C54). */
  readonly kg_per_mm: Known
  readonly evaporation: Known
}

interface PaddockOfCrop extends Named {
  readonly area: Known
  readonly property: Named | null
  readonly asset_type: Named | null
}

/** What stands beside the figures of a crop wherever it is shown. */
export interface CropIdentity {
  readonly id: number
  readonly paddock: PaddockOfCrop
  readonly crop: KindOfCrop | null
  readonly enterprise: Named | null
  readonly fallow_type: Named | null
  readonly variety: Named | null
  readonly status: { readonly slug: string | null; readonly name: string } | null
  readonly stage: Named | null
  /** By name. */
  readonly tags: readonly string[]
}

export interface CropRecord extends CropIdentity {
  readonly events: readonly MeasuredEvent[]
  /** Megalitres of each irrigation. */
  readonly irrigations: readonly Known[]
  readonly nutrients: readonly NutrientApplied[]
  /** Ours of what came off; nothing where all is. */
  readonly share: Known
  /** What of the rain on its fallow the paddock keeps. */
  readonly fallow_efficiency: Known
  /** The day on which what stands there was sown, in whichever period. */
  readonly stands_since: string | null
  /** The last day on which something came off the crop before, or ended it. */
  readonly ended_before: string | null
}

/** As it was sown last. */
export function varietySown(sowings: readonly SownVariety[]): Named | null {
  const inOrder = sowings.toSorted((one, other) => ((one.day ?? '') < (other.day ?? '') ? -1 : 1))
  return inOrder.findLast(({ variety }) => variety !== null)?.variety ?? null
}

interface SownVariety {
  readonly day: string | null
  readonly variety: Named | null
}

/** One element of one application, which went over all of the crop. */
export interface NutrientApplied {
  /** Its symbol, such as `N`. */
  readonly element: string
  /** Kilograms on each hectare. */
  readonly rate: Known
}
