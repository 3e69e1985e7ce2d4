// What crops earned in the financial record, reckoned from the lines of their sales: dryland, irrigated,
// cane and hay apart, and what of them is still to be sold (C17, T2, T10, T17).

import { segmentOf } from './plain-crops-of-record.ts'
import type { PlainCrop } from './plain-crop.ts'
import { total } from './plain-figures.ts'
import { counted, plainIncomes } from './plain-income.ts'
import { withKept } from './plain-kept.ts'
import type { CropType, Figure, RawFarm, RawSale } from './raw-farm.ts'

export interface IncomeOfRecord {
  readonly figures: Readonly<Record<string, Figure>>
  /** What each kind earned on its ground, but for hay. */
  readonly kinds: ReadonlyMap<number, Figure>
}

interface Asked {
  readonly crops: readonly PlainCrop[]
  readonly types: ReadonlyMap<number, CropType>
  /** What was kept of each kind is worth. */
  readonly kept: ReadonlyMap<number, number>
}

export function plainIncomeOfRecord(
  farm: RawFarm,
  period: number,
  { crops, types, kept }: Asked,
): IncomeOfRecord {
  const lines = counted(farm.sales.filter(({ period_id }) => period_id === period))
  const isHay = ({ what, crop_type }: (typeof lines)[number]) =>
    what.startsWith('hay') || types.get(crop_type)?.harvest === 'hay'
  const isHayKind = (kind: number) => types.get(kind)?.harvest === 'hay'
  const of = (areHay: boolean) =>
    withKept(
      plainIncomes({ ...farm, sales: lines.filter(one => isHay(one) === areHay) }, period),
      new Map([...kept].filter(([kind]) => isHayKind(kind) === areHay)),
    )
  const [hay, other] = [of(true), of(false)]
  const bySegment = new Map<string, number>()
  const earn = (segment: string, cents: number) =>
    bySegment.set(segment, (bySegment.get(segment) ?? 0) + cents)
  const kinds = new Map<number, Figure>()
  for (const { crop_type, enterprise, income } of partsOf(farm, period, { lines, kept, isHay })) {
    const parts = sharing(
      crops.filter(({ crop }) => crop?.id === crop_type),
      enterprise,
    )
    if (parts.length > 0) kinds.set(crop_type, total([kinds.get(crop_type) ?? null, income]))
    // What grew nowhere lay there before, and counts as dryland; so does what no ground can be told of.
    if (parts.length === 0) earn('dryland', income)
    for (const { crop, cents } of inCents(income, parts)) earn(segmentOf(crop) ?? 'dryland', cents)
  }
  const earned = (segment: string) => bySegment.get(segment) ?? null
  return {
    kinds,
    figures: {
      dryland_crop_income: earned('dryland'),
      irrigated_crop_income: earned('irrigated'),
      cane_income: earned('cane'),
      hay_income: total(hay.map(({ income }) => income)),
      owned_grain_on_hand_val: total(other.map(({ held }) => held)),
      owned_fodder_on_hand_val: total(hay.map(({ held }) => held)),
    },
  }
}

interface Part {
  readonly crop: PlainCrop
  readonly weight: number
}

interface Earning {
  readonly lines: readonly RawSale[]
  readonly kept: ReadonlyMap<number, number>
  readonly isHay: (line: RawSale) => boolean
}

/** What of a kind was sold of each enterprise, or of nobody knows which; and what was kept of it. But for hay. */
function partsOf(farm: RawFarm, period: number, { lines, kept, isHay }: Earning) {
  const sold = lines.filter(line => !isHay(line) && line.what !== 'kept')
  const parts = [...Map.groupBy(sold, one => one.enterprise)].flatMap(([enterprise, sales]) =>
    plainIncomes({ ...farm, sales }, period).flatMap(({ crop_type, income }) =>
      income === null ? [] : [{ crop_type, enterprise, income }],
    ),
  )
  const ofHay = new Set(
    lines.flatMap(one => (one.what === 'kept' && isHay(one) ? [one.crop_type] : [])),
  )
  const used = [...kept].flatMap(([crop_type, income]) =>
    ofHay.has(crop_type) ? [] : [{ crop_type, enterprise: null, income }],
  )
  return [...parts, ...used]
}

/** Of an enterprise, or of all where it has none that could have a part. */
function sharing(crops: readonly PlainCrop[], enterprise: number | null): readonly Part[] {
  const own = enterprise === null ? [] : crops.filter(({ land }) => land.enterprise === enterprise)
  const parts = sharingOf(own)
  return parts.length > 0 ? parts : sharingOf(crops)
}

/** By what is ours of what came off; where nothing did, by hectares. */
function sharingOf(crops: readonly PlainCrop[]): readonly Part[] {
  const isOff = (total(crops.map(({ own }) => own)) ?? 0) > 0
  const parts = crops
    .filter(crop => !isOff || !crop.is_growing)
    .map(crop => ({ crop, weight: (isOff ? crop.own : crop.area) ?? 0 }))
  return parts.some(({ weight }) => weight > 0) ? parts : []
}

/** Whole cents that come to all of it: one more for those that lost most. */
function inCents(income: number, parts: readonly Part[]) {
  const all = parts.reduce((sum, { weight }) => sum + weight, 0)
  const shares = parts.map(({ crop, weight }) => {
    const exact = (income * weight) / all
    return { crop, cents: Math.floor(exact), lost: exact - Math.floor(exact) }
  })
  const left = income - shares.reduce((sum, { cents }) => sum + cents, 0)
  const byLoss = shares.toSorted((one, other) => other.lost - one.lost).slice(0, Math.round(left))
  return shares.map(one => ({ ...one, cents: one.cents + Number(byLoss.includes(one)) }))
}
