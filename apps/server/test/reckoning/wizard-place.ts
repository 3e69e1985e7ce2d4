// The wizard of crops, read by the functions that it uses itself: what it says that a crop came to over all
// its paddocks, and how much room it offers on each paddock.

import type { Told } from './differences.ts'
import type { Rows } from './farm-read.ts'
import type { Screens } from './sheet-place.ts'

export interface ToldByWizard {
  /** By the number of a kind of crop. */
  readonly kinds: ReadonlyMap<number, Told>
  /** By the number of a paddock. */
  readonly offers: ReadonlyMap<number, Told>
}

const came = [
  'area',
  'area_sown',
  'produced',
  'own',
  'yield',
  'water_use',
  'of_potential',
  'nitrogen',
  'phosphorus',
  'potassium',
  'sulfur',
  'income',
  'cost',
  'gross_margin',
  'margin_per_ha',
  'break_even_yield',
  'break_even_price',
]

export function toldByWizard(rows: Rows, paddocks: Rows, of: Screens): ToldByWizard {
  const ofKind = Map.groupBy(rows, row => Number((row['type'] as { id?: number } | undefined)?.id))
  const onPaddock = Map.groupBy(rows, row => (row['crop'] as Rows[number])['paddock_id'])
  // For a kind that nobody grows every paddock is offered.
  const offers = of.paddockOffers({
    rows,
    paddocks,
    type: { id: 0, name: '' },
    isPerennial: false,
    forCrops: new Set(),
    before: new Map(),
  })
  return {
    kinds: new Map(
      [...ofKind].map(([kind, own]) => {
        const totals = of.totalsOf(own)
        return [kind, Object.fromEntries(came.map(name => [name, totals[name] ?? null]))]
      }),
    ),
    offers: new Map(
      offers.map(({ paddock, left, standing, isDouble }) => [
        paddock.id,
        {
          left,
          standing: standing.length,
          is_double: Number(isDouble),
          room: of.roomLeft(paddock.area, onPaddock.get(paddock.id) ?? []),
        },
      ]),
    ),
  }
}
