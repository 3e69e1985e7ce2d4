// What a hectare gave: more than any crop ever gave is refused (E-CROP-3), what is unusual is asked
// about (W-CROP-1).

import { cropEventKind } from '@furrow/catalogue/chapters/crop-event-kinds'
import { areaSown } from '@furrow/farming/crops/crop-area'
import { harvestOf, yieldOf } from '@furrow/farming/crops/crop-yield'
import { quantityText } from '@furrow/farming/numbers/quantity-text'
import {
  bandOf,
  grazingGain,
  hayCut,
  judgedYield,
  perHectare,
} from '@furrow/farming/crops/yield-band'
import type { YieldBand, YieldOptions } from '@furrow/farming/crops/yield-band'
import { cropOnPaddock } from './collection-facts.ts'
import type { EventCheck } from './event-check.ts'
import type { EventInCrop } from './event-in-crop.ts'
import { numberIn } from '../saving/read-row.ts'

const harvests = (['grain', 'lint', 'hay', 'cane', 'grazing'] as const).map(cropEventKind)

export const eventYields: EventCheck = {
  of: harvests.map(({ table }) => table),
  about: [
    'crop_collection_id',
    ...harvests.flatMap(({ area, quantity, seed, weights = [] }) =>
      [area, quantity, seed, ...weights].filter(field => field !== undefined),
    ),
  ],
  errors: event =>
    yieldsOf(event).flatMap(taken => {
      const { field, figure, unit, band } = taken
      if (judgedYield(figure, band) !== 'impossible') return []
      const most = `the highest yield accepted is ${quantityText(band.cap ?? 0, unit)}`
      const given = `can’t have yielded ${quantityText(figure, unit)}`
      const message = `${cropOnPaddock(event.crop)} ${given}: ${most}.`
      return [{ field, message }]
    }),
  warnings: event =>
    yieldsOf(event).flatMap(taken => {
      const { field, figure, unit, band } = taken
      const verdict = judgedYield(figure, band)
      if (verdict !== 'low' && verdict !== 'high') return []
      const [limit, side] = verdict === 'low' ? [band.low, 'under'] : [band.high, 'over']
      const usual = `${side} the usual ${quantityText(limit ?? 0, unit)}`
      const message = `${cropOnPaddock(event.crop)} gave ${quantityText(figure, unit)}, ${usual}.`
      return [{ field, code: 'W-CROP-1', message }]
    }),
}

interface Yield {
  readonly field: string
  readonly figure: number
  readonly unit: string
  readonly band: YieldBand
}

function yieldsOf(event: EventInCrop): readonly Yield[] {
  const { self, crop } = event
  switch (self?.kind) {
    case 'grain':
      return yieldIn(event, 'grain_tonnes', { unit: 't/ha', options: optionsFor(event, 'grain') })
    case 'lint':
      return [
        ...yieldIn(event, 'lint_bales', { unit: 'bales/ha', options: optionsFor(event, 'lint') }),
        ...yieldIn(event, 'seed_tonnes', {
          unit: 't/ha',
          options: optionsFor(event, 'lint'),
          of: 'seed_',
        }),
      ]
    case 'hay':
      return [...cutOf(event), ...yearOf(event)]
    case 'cane':
      return yieldIn(event, 'biomass_tonnes', { unit: 't/ha', options: optionsFor(event, 'cane') })
    case 'grazing':
      return gainOf(event, crop.crop?.harvest === 'grazing' ? crop.crop.options : grazingGain)
    default:
      return []
  }
}

/** The figures of a crop are about its main harvest. */
function optionsFor({ crop }: EventInCrop, harvest: string): YieldOptions {
  return crop.crop?.harvest === harvest ? crop.crop.options : {}
}

interface Measure {
  readonly unit: string
  readonly options: YieldOptions
  readonly of?: string
}

function yieldIn(
  { row, self, crop }: EventInCrop,
  field: string,
  { unit, options, of }: Measure,
): readonly Yield[] {
  const figure = perHectare(numberIn(row.after, field), self?.area ?? undefined)
  const band = bandOf(options, crop.paddock.irrigated, of)
  return figure === undefined ? [] : [{ field, figure, unit, band }]
}

function cutOf(event: EventInCrop): readonly Yield[] {
  const options = optionsFor(event, 'hay')
  const isOfCut = options['hard_high'] !== undefined && !isOfYear(options)
  return yieldIn(event, 'hay_tonnes', { unit: 't/ha', options: isOfCut ? options : hayCut })
}

/** Lucerne is cut again and again: its figures are those of a year's cuts, on ground that counts once. */
function yearOf({ crop, life }: EventInCrop): readonly Yield[] {
  const options = crop.crop?.options ?? {}
  const events = life?.events ?? []
  const cuts = events.filter(({ kind }) => kind === 'hay')
  if (crop.crop?.harvest !== 'hay' || !isOfYear(options) || cuts.length < 2) return []
  const ground = areaSown(events) ?? crop.paddock.area
  const figure = yieldOf([harvestOf('hay', events, ground).taken])
  const band = { ...bandOf(options, crop.paddock.irrigated), low: undefined }
  return figure === null ? [] : [{ field: 'hay_tonnes', figure, unit: 't/ha', band }]
}

/** The list of crops says what its figures are of in the words for the yield. */
function isOfYear({ yield_label: label }: YieldOptions): boolean {
  return typeof label === 'string' && label.endsWith('per year')
}

/** In a feedlot the feed is brought: a gain on a hectare says nothing there. */
function gainOf({ row, self, crop }: EventInCrop, options: YieldOptions): readonly Yield[] {
  const [on, off] = ['total_weight_on', 'total_weight_off'].map(name => numberIn(row.after, name))
  const isFed = self?.how === 'feedlot-confinement' || crop.paddock.land === 'feedlot'
  if (on === undefined || off === undefined || isFed) return []
  const figure = perHectare(off - on, self?.area ?? undefined)
  const band = bandOf(options, crop.paddock.irrigated)
  return figure === undefined ? [] : [{ field: 'total_weight_off', figure, unit: 'kg/ha', band }]
}
