// What is asked of crops, of their water and of their sales, question by question.

import type { AskedPeriod, Question } from './plain-question.ts'
import { counted } from './plain-income.ts'
import type { RawRow, RawRows } from './raw-answers.ts'
import type { CropType, EventKind, Figure, RawCrop, RawEvent } from './raw-farm.ts'

const forCrops = [
  'dryland-cropping',
  'irrigated-cropping',
  'semi-irrigated-cropping',
  'sugarcane',
  'horticulture',
]

/** A crop with all that was done to it, in whichever of its lives. */
interface Known {
  readonly crop: RawCrop
  readonly type: CropType | undefined
  readonly isCrop: boolean
  readonly events: readonly RawEvent[]
  readonly sowings: RawRows
  readonly waterings: RawRows
  readonly isFed: boolean
  readonly isEnded: boolean
  /** Someone says that all of its kind is answered: what is not entered did not happen. */
  readonly isConfirmed: boolean
  readonly isUnderWater: boolean
}

export function askedOfCrops(asked: AskedPeriod): readonly Question[] {
  const known = knownCrops(asked)
  return [
    ...askedOfCropGround(asked, known),
    ...known.flatMap(one => askedOfCrop(one, asked)),
    ...askedOfKinds(asked, known),
    ...askedOfSales(asked),
    ...known.flatMap(askedOfWater),
    ...askedOfRights(asked, known),
  ]
}

function knownCrops({ farm, answers, types, period }: AskedPeriod): readonly Known[] {
  const of = (rows: RawRows, id: number) => rows.filter(row => row['crop_collection_id'] === id)
  return farm.crops
    .filter(({ period_id }) => period_id === period)
    .map(crop => {
      const type = types.get(crop.current_crop_id ?? 0)
      const sowings = of(answers.sowings, crop.id)
      const row = answers.crops.find(({ id }) => id === crop.id)
      const kind = answers.kinds.find(
        one => one['period_id'] === period && one['crop_type_id'] === crop.current_crop_id,
      )
      return {
        crop,
        type,
        sowings,
        isCrop: type !== undefined && (type.harvest !== 'none' || sowings.length > 0),
        events: farm.events.get(crop.id) ?? [],
        waterings: of(answers.irrigations, crop.id),
        isFed: of(answers.fertilisers, crop.id).length > 0,
        isEnded: (row?.['termination_eventable_id'] ?? null) !== null,
        isConfirmed: kind?.['all_questions_answered'] === true,
        isUnderWater: (farm.paddocks.get(crop.paddock_id)?.irrigation_type ?? null) !== null,
      }
    })
}

function askedOfCropGround(
  { raw, period }: AskedPeriod,
  known: readonly Known[],
): readonly Question[] {
  return raw.ground
    .filter(({ period_id, use }) => period_id === period && forCrops.includes(use ?? ''))
    .map(({ id }) => ['cropping', known.some(({ crop }) => crop.paddock_id === id)])
}

const harvests: readonly EventKind[] = ['grain', 'lint', 'hay', 'cane']

/** What stands for years is asked of its sowing where it was sown, and of its end in no year. */
function askedOfCrop(one: Known, { ratings }: AskedPeriod): readonly Question[] {
  const { crop, type, isCrop, events, sowings, isFed, isEnded, isConfirmed } = one
  const isAny = (...kinds: EventKind[]) => events.some(({ kind }) => kinds.includes(kind))
  const every = (...fields: string[]) =>
    sowings.length > 0 && sowings.every(row => fields.some(field => (row[field] ?? null) !== null))
  const questions: boolean[] = []
  if (crop.current_crop_id !== null) questions.push(true)
  else if (!isAny('fallow')) questions.push(false)
  if (isCrop && (sowings.length > 0 || !type?.perennial)) {
    questions.push(every('sowing_area'), every('sowing_date', 'date'))
    const isVaried = ratings.varied.some(({ id }) => id === crop.current_crop_id)
    if (isVaried) questions.push(every('variety_id') || isConfirmed)
  }
  if (isCrop && !type?.perennial) questions.push(isEnded)
  if (isCrop && type?.perennial)
    questions.push(isAny(...harvests, 'grazing') || isEnded || isConfirmed)
  const taken = events.filter(({ kind }) => harvests.includes(kind))
  if (taken.length > 0)
    questions.push(taken.every(({ area, day, quantity }) => ![area, day, quantity].includes(null)))
  if (isCrop) questions.push(isFed || isConfirmed)
  return questions.map(isAnswered => ['cropping', isAnswered])
}

function askedOfKinds(
  { answers, period }: AskedPeriod,
  known: readonly Known[],
): readonly Question[] {
  const rows = answers.kinds.filter(row => row['period_id'] === period)
  const kinds = new Set([
    ...rows.map(row => row['crop_type_id']),
    ...known.flatMap(({ isCrop, crop }) => (isCrop ? [crop.current_crop_id] : [])),
  ])
  const isTicked = (row: RawRow | undefined) => row?.['all_questions_answered'] === true
  return [...kinds].map(kind => [
    'cropping',
    isTicked(rows.find(row => row['crop_type_id'] === kind)),
  ])
}

/** The kinds of crop of which something came off that is sold by weight or bales. */
export function soldByWeight({ farm, period }: AskedPeriod): ReadonlySet<number | null> {
  const taken = farm.crops
    .filter(({ period_id }) => period_id === period)
    .flatMap(({ id, current_crop_id: kind }) =>
      (farm.events.get(id) ?? []).flatMap(event =>
        ['grain', 'lint', 'cane'].includes(event.kind) && (event.quantity ?? 0) > 0 ? [kind] : [],
      ),
    )
  return new Set(taken)
}

function askedOfSales(asked: AskedPeriod): readonly Question[] {
  const { farm, answers, period } = asked
  const lines = farm.sales.filter(one => one.period_id === period && one.what !== 'kept')
  const kinds = answers.kinds.filter(row => row['period_id'] === period).map(({ id }) => id)
  const known = (...figures: Figure[]): Question => ['crop_sales', !figures.includes(null)]
  return [
    ...[...soldByWeight(asked)].map((kind): Question => [
      'crop_sales',
      lines.some(({ crop_type }) => crop_type === kind),
    ]),
    ...answers.sales
      .filter(row => kinds.includes(row['crop_type_farm_period_id']))
      .map((row): Question => ['crop_sales', row['date'] !== null]),
    ...counted(lines).map(({ quantity, money }) => known(quantity, money)),
  ]
}

function askedOfWater({
  isCrop,
  isUnderWater,
  isConfirmed,
  waterings,
}: Known): readonly Question[] {
  return [
    ...(isCrop && isUnderWater ? [waterings.length > 0 || isConfirmed] : []),
    ...waterings.map(row => row['irrigation_date'] !== null && row['total_ml_applied'] !== null),
  ].map(isAnswered => ['water', isAnswered])
}

const account = ['water_available_ml', 'water_allocation_pct', 'water_purchased_ml']

/** A bore needs no megalitres; who waters has a right to it, and says how much there was. */
function askedOfRights(
  { answers, period }: AskedPeriod,
  known: readonly Known[],
): readonly Question[] {
  const record = answers.records.find(row => row['period_id'] === period) ?? {}
  const isWatering = known.some(one => one.waterings.length > 0 || (one.isCrop && one.isUnderWater))
  return [
    ...answers.waters.flatMap(({ entitlement_type: kind, megalitres }) => [
      kind !== null,
      ...(kind === 'Bore (no licence needed)' ? [] : [megalitres !== null]),
    ]),
    ...(isWatering
      ? [answers.waters.length > 0, account.some(name => (record[name] ?? null) !== null)]
      : []),
  ].map(isAnswered => ['water', isAnswered])
}
