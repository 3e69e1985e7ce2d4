// The figures of several crops together: of one kind as a whole, on one property, of one variety. Crops
// of two kinds are never in one group, so that each yield means something.

import { grossIncome, incomePerHectare } from './crop-margin.ts'
import { yieldOf, yieldOnSown } from './crop-yield.ts'
import { endedOtherwise } from './ground-use.ts'
import { irrigationPerHectare } from './irrigation.ts'
import { nutrientOfCrop } from './nutrients.ts'
import { ratioOf, sumOf } from './ratio.ts'
import type { Known } from './ratio.ts'
import { kilogramsOf } from './summed-crop.ts'
import type { CropLine, KindOfCrop, Named } from './summed-crop.ts'

export const groupings = ['crop', 'enterprise', 'property', 'variety', 'fallow_type'] as const
export type Grouping = (typeof groupings)[number]

export interface CropFigures {
  readonly paddocks: number
  readonly area: Known
  readonly area_sown: Known
  readonly area_harvested: Known
  readonly produced: Known
  readonly own: Known
  readonly hay: Known
  /** Over what was harvested, and over what was sown for it. */
  readonly yield: Known
  readonly yield_on_sown: Known
  /** Millimetres, by hectares. */
  readonly crop_rain: Known
  /** Kilograms for each hectare and millimetre, stored and rained. */
  readonly water_use: Known
  readonly nitrogen: Known
  readonly phosphorus: Known
  readonly megalitres: Known
  /** On the ground that was watered. */
  readonly megalitres_per_ha: Known
  readonly income: Known
  readonly income_per_ha: Known
  readonly statuses: readonly StatusCount[]
}

interface StatusCount {
  readonly slug: string | null
  readonly name: string
  readonly count: number
}

export interface CropGroup extends CropFigures {
  /** Stays the same from period to period. */
  readonly key: string
  /** Of what it is grouped by; nothing where nobody said. */
  readonly of: Named | null
  readonly crop: KindOfCrop | null
  /** Numbers of the crops on paddocks. */
  readonly crops: readonly number[]
}

/** By name; what nobody said of comes last. */
export function cropGroups(lines: readonly CropLine[], by: Grouping): readonly CropGroup[] {
  const keyed = Map.groupBy(lines, line => keyOf(line, by))
  const groups = [...keyed].flatMap(([key, own]) => {
    const [first] = own
    if (!first) return []
    const crops = own.map(({ id }) => id)
    return [{ key, of: ofWhat(first, by), crop: first.crop, crops, ...cropFigures(own) }]
  })
  return groups.toSorted(
    (one, other) => compared(one.of, other.of) || compared(one.crop, other.crop),
  )
}

/** Where crops of several kinds are added up, `produced` and yields say nothing. */
export function cropFigures(lines: readonly CropLine[]): CropFigures {
  const sum = (figure: (line: CropLine) => Known) => sumOf(lines.map(figure))
  const isOneKind = new Set(lines.map(({ crop }) => crop?.id)).size === 1
  const ofKind = (figure: Known) => (isOneKind ? figure : null)
  const watered = lines.filter(({ megalitres }) => megalitres !== null)
  const income = grossIncome({ sales: sum(line => line.income) })
  return {
    paddocks: new Set(lines.map(({ paddock }) => paddock.id)).size,
    area: sum(line => line.area),
    area_sown: sum(line => line.area_sown),
    area_harvested: sum(line => line.area_harvested),
    produced: ofKind(sum(line => line.produced)),
    own: ofKind(sum(line => line.own)),
    hay: sum(line => line.hay),
    yield: ofKind(yieldOf(lines.map(({ taken }) => taken))),
    yield_on_sown: ofKind(sownYield(lines)),
    crop_rain: meanByArea(lines, line => line.crop_rain),
    water_use: ofKind(waterUse(lines)),
    nitrogen: nutrientIn(lines, line => line.nitrogen),
    phosphorus: nutrientIn(lines, line => line.phosphorus),
    megalitres: sum(line => line.megalitres),
    megalitres_per_ha: irrigationPerHectare(
      watered.map(({ megalitres }) => megalitres),
      sumOf(watered.map(line => line.area)),
    ),
    income,
    income_per_ha: incomePerHectare({ sales: income }, croppedArea(lines)),
    statuses: statusesOf(lines),
  }
}

/**
 * C02: of those of which something is off, so that a crop that stands does not count as a poor one; what
 * stands for years was sown in one of them alone.
 */
function sownYield(lines: readonly CropLine[]): Known {
  const off = lines.filter(({ ended, crop }) => ended !== null && !crop?.perennial)
  const otherwise = off.reduce((sum, { ground }) => sum + endedOtherwise(ground), 0)
  const sown = sumOf(off.map(({ area_sown }) => area_sown))
  return yieldOnSown(sumOf(off.map(({ produced }) => produced)), sown, otherwise)
}

/** C56, by hectares. */
function waterUse(lines: readonly CropLine[]): Known {
  const known = lines.filter(line => kilogramsOf(line) !== null && line.water !== null)
  const byHectares = (figure: (line: CropLine) => Known) =>
    sumOf(known.map(line => (figure(line) ?? 0) * (line.taken.area ?? 0)))
  return ratioOf(
    byHectares(kilogramsOf),
    byHectares(({ water }) => water),
  )
}

/** C77: what had none counts with its hectares. */
function nutrientIn(lines: readonly CropLine[], rate: (line: CropLine) => Known): Known {
  return nutrientOfCrop(
    lines.map(line => ({ rate: rate(line), area: line.area })),
    croppedArea(lines),
  )
}

/** Bare ground had nothing and brought nothing. */
function croppedArea(lines: readonly CropLine[]): Known {
  return sumOf(lines.filter(({ ground }) => ground.fallow === undefined).map(({ area }) => area))
}

function meanByArea(lines: readonly CropLine[], figure: (line: CropLine) => Known): Known {
  const known = lines.filter(line => figure(line) !== null && line.area !== null)
  return ratioOf(
    sumOf(known.map(line => (figure(line) ?? 0) * (line.area ?? 0))),
    sumOf(known.map(({ area }) => area)),
  )
}

function statusesOf(lines: readonly CropLine[]): readonly StatusCount[] {
  const known = lines.flatMap(({ status }) => (status ? [status] : []))
  return [...Map.groupBy(known, ({ name }) => name)]
    .map(([name, own]) => ({ slug: own[0]?.slug ?? null, name, count: own.length }))
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
}

function keyOf(line: CropLine, by: Grouping): string {
  return `${ofWhat(line, by)?.id ?? 'none'}/${line.crop?.id ?? 'none'}`
}

function ofWhat(line: CropLine, by: Grouping): Named | null {
  const { id, name } = (by === 'property' ? line.paddock.property : line[by]) ?? {}
  return id === undefined || name === undefined ? null : { id, name }
}

function compared(one: Named | null, other: Named | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return inOrder.compare(one.name, other.name)
}

const inOrder = new Intl.Collator('en-AU', { numeric: true })
