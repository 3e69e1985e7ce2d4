// Puts together what is recorded of each crop: its row, all that was done to it, and the rain on it.

import type { CropEvent } from '@furrow/farming/crop-event'
import { weightGain } from '@furrow/farming/grazing-gain'
import { sumOf } from '@furrow/farming/ratio'
import type { CropFacts, Named, SummedEvent } from '@furrow/farming/summed-crop'
import type { DoneToCrop } from './crop-events.ts'
import type { CropOnRecord } from './crop-rows.ts'
import type { rainOnCrops } from './rain-on-crops.ts'

interface Around {
  readonly rainOn: ReturnType<typeof rainOnCrops>
  readonly today: string
  /** Of the period as far as it went: what stands for years goes on in the next. */
  readonly lastDay: string
}

export function factsOfCrops(
  rows: readonly CropOnRecord[],
  events: readonly DoneToCrop[],
  around: Around,
): readonly CropFacts[] {
  const byCrop = Map.groupBy(events, ({ crop_id }) => crop_id)
  return rows.map(row => factsOf(row, byCrop.get(row.id) ?? [], around))
}

function factsOf(row: CropOnRecord, done: readonly DoneToCrop[], around: Around): CropFacts {
  const { rainOn, today, lastDay } = around
  const { rain_gauge_id, ended_before, crop, ...said } = row
  const ofKind = (kind: DoneToCrop['kind']) => done.filter(one => one.kind === kind)
  const nutrient = (symbol: string) =>
    sumOf(ofKind('nutrient').flatMap(({ how, quantity }) => (how === symbol ? [quantity] : [])))
  const sown = daysOf(ofKind('sowing'))[0] ?? null
  const ended = daysOf(done.filter(({ kind }) => ending.has(kind))).at(-1) ?? null
  const until = crop?.perennial ? lastDay : today
  return {
    ...said,
    crop: crop && { ...crop, of_water: crop.of_water === true },
    variety: varietyOf(ofKind('sowing')),
    events: done.flatMap(one => eventOf(one) ?? []),
    nitrogen: nutrient('N'),
    phosphorus: nutrient('P'),
    megalitres: sumOf(ofKind('water').map(({ quantity }) => quantity)),
    ...rainOn({ rain_gauge_id, sown, ended, ended_before, until }),
  }
}

const ending: ReadonlySet<DoneToCrop['kind']> = new Set(['grain', 'lint', 'hay', 'cane', 'custom'])

function eventOf({ kind, id, day, area, how, ...figures }: DoneToCrop): SummedEvent | undefined {
  if (!isOfLife(kind)) return undefined
  const { quantity, weight_on: weightOn } = figures
  const gained = { number: null, area, start: day, end: null, weightOn, weightOff: quantity }
  return { kind, id, day, area, how, quantity: kind === 'grazing' ? weightGain(gained) : quantity }
}

function isOfLife(kind: DoneToCrop['kind']): kind is CropEvent['kind'] {
  return kind !== 'water' && kind !== 'nutrient'
}

/** As it was sown last. */
function varietyOf(sowings: readonly DoneToCrop[]): Named | null {
  const inOrder = sowings.toSorted((one, other) => ((one.day ?? '') < (other.day ?? '') ? -1 : 1))
  return inOrder.findLast(({ variety }) => variety !== null)?.variety ?? null
}

function daysOf(done: readonly DoneToCrop[]): readonly string[] {
  return done.flatMap(({ day }) => day ?? []).toSorted()
}
