// What each crop on a paddock bears of the direct costs of the record, reckoned line by line: amounts that
// someone said of a kind of crop, and of the rest by what was done, or by hectares.

import { allLines, grownKinds, openPart, partOfCrops } from './plain-sides.ts'
import { isCropped } from './plain-crops-of-record.ts'
import type { PlainCrop } from './plain-crop.ts'
import { times, total } from './plain-figures.ts'
import type { Figure } from './raw-farm.ts'
import type { RawShare, RawSharing } from './raw-record.ts'

interface AskedShares {
  readonly crops: readonly PlainCrop[]
  /** What each crop brought in, by its number. */
  readonly incomes: ReadonlyMap<number, Figure>
  readonly record: Readonly<Record<string, Figure>>
  readonly sharing: RawSharing
}

type Measure = (crop: PlainCrop, income: Figure) => Figure

const hectares: Measure = ({ area }) => area
const tonnes: Measure = ({ land }) => land.tonnes
const water: Measure = ({ megalitres }) => megalitres
const put = (rate: (crop: PlainCrop) => Figure): Measure => {
  return crop => times(rate(crop), crop.area)
}

const done: Readonly<Record<string, Measure>> = {
  seed: ({ land }) => land.seed,
  fertiliser_n: put(({ nitrogen }) => nitrogen),
  fertiliser_p: put(({ phosphorus }) => phosphorus),
  fertiliser_k: put(({ land }) => land.potassium),
  fertiliser_other: put(({ land }) => land.otherElements),
  contract_planting: crop => crop.area_sown,
  contract_harvest: ({ land }) => land.harvested,
  licence_fees: ({ crop, area, area_sown }) => (crop?.harvest === 'lint' ? (area_sown ?? area) : 0),
  ginning: ({ land }) => land.bales,
  water_purchase: water,
  water_usage_charges: water,
  pumping_energy: water,
  irrigation_repairs: water,
  freight_produce: tonnes,
  levies: tonnes,
  storage_handling: tonnes,
  selling_commission: tonnes,
}

/** By the number of the crop: cents that it bears; nothing of those that bear nothing. */
export function plainShares(asked: AskedShares): ReadonlyMap<number, number> {
  return sharesOfLines(allLines, asked)
}

/** Of what it costs to bring a crop to market. */
export function plainMarket(asked: AskedShares): ReadonlyMap<number, number> {
  return sharesOfLines(['freight_produce', 'levies', 'storage_handling'], asked)
}

function sharesOfLines(lines: readonly string[], asked: AskedShares): ReadonlyMap<number, number> {
  const bearing = asked.crops.filter(isCropped)
  const borne = new Map<number, number>()
  for (const line of lines) {
    for (const [id, cents] of sharesOf(line, bearing, asked)) {
      borne.set(id, (borne.get(id) ?? 0) + cents)
    }
  }
  return borne
}

function sharesOf(
  line: string,
  bearing: readonly PlainCrop[],
  { incomes, record, sharing }: AskedShares,
): ReadonlyMap<number, number> {
  const cents = record[`exp_${line}_2`] ?? record[`exp_${line}`] ?? null
  const shares = sharing.shares.filter(one => one.line === `exp_${line}`)
  const said = shares.filter(one => one.livestock_enterprise_id === null)
  const [part, parts] = partOfCrops(line, grownKinds(bearing), record)
  if (cents === null || (part === 0n && said.length === 0)) return new Map()
  const driver = sharing.drivers.find(one => one.line === `exp_${line}`)?.driver
  const income: Measure = ({ id }) => incomes.get(id) ?? null
  const wanted = { Area: hectares, Income: income }[driver ?? ''] ?? done[line] ?? hectares
  const weigh = (measure: Measure) => (crop: PlainCrop) => Math.max(0, measure(crop, null) ?? 0)
  const by = bearing.some(crop => weigh(wanted)(crop) > 0) ? weigh(wanted) : weigh(hectares)
  const found = new Map<number, number>(bearing.map(({ id }) => [id, 0]))
  const add = (crop: PlainCrop, share: number) =>
    found.set(crop.id, (found.get(crop.id) ?? 0) + share)
  const taken = new Set<PlainCrop>()
  for (const share of said) {
    const own = cropsOf(share, bearing, said)
    for (const crop of own) taken.add(crop)
    for (const [crop, part] of parted(share.amount, own, [by, weigh(hectares), () => 1]))
      add(crop, part)
  }
  const rest = openPart(cents, shares, [part, parts])
  if (rest === 0) return found
  const others = bearing.filter(crop => !taken.has(crop))
  for (const [crop, part] of parted(rest, others, [by, weigh(hectares)])) add(crop, part)
  return found
}

function cropsOf(
  { crop_type_id, enterprise_id }: RawShare,
  bearing: readonly PlainCrop[],
  said: readonly RawShare[],
): readonly PlainCrop[] {
  const kind = bearing.filter(({ crop }) => crop?.id === crop_type_id)
  if (enterprise_id !== null) return kind.filter(({ land }) => land.enterprise === enterprise_id)
  const taken = said.flatMap(one => (one.crop_type_id === crop_type_id ? [one.enterprise_id] : []))
  const rest = kind.filter(
    ({ land }) => land.enterprise === null || !taken.includes(land.enterprise),
  )
  return rest.length > 0 ? rest : kind
}

/** Whole cents by the first measure that says anything of any of them. */
function parted(
  cents: number,
  crops: readonly PlainCrop[],
  measures: readonly ((crop: PlainCrop) => number)[],
): readonly (readonly [PlainCrop, number])[] {
  const measure = measures.find(one => crops.some(crop => one(crop) > 0))
  if (!measure) return []
  const all = total(crops.map(measure)) ?? 0
  const size = Math.abs(cents)
  const parts = crops.map(crop => {
    const exact = (size * measure(crop)) / all
    return { crop, whole: Math.floor(exact), lost: exact - Math.floor(exact) }
  })
  const left = size - parts.reduce((sum, { whole }) => sum + whole, 0)
  const more = parts.toSorted((one, other) => other.lost - one.lost).slice(0, Math.round(left))
  return parts.map(part => {
    const share = part.whole + Number(more.includes(part))
    return [part.crop, cents < 0 ? -share : share] as const
  })
}
