// The figures of several crops together: of one kind as a whole, on one property, of one variety. Crops
// of two kinds are never in one group, so that each yield means something.

import type { MoneyFigures } from './costs/crop-money.ts'
import { moneyTotals } from './costs/money-totals.ts'
import type { CropLine } from './crop-line.ts'
import type { KindOfCrop, Named } from './crop-record.ts'
import { inKilograms, yieldOf, yieldOnSown } from './crop-yield.ts'
import { endedOtherwise } from './ground-use.ts'
import { irrigationPerHectare } from './irrigation.ts'
import { nutrientOfCrop } from './nutrients.ts'
import { ratioOf, sumOf, weightedMean } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

export const groupings = [
  'crop',
  'enterprise',
  'property',
  'variety',
  'fallow_type',
  'tags',
] as const
export type Grouping = (typeof groupings)[number]

export interface CropTotals extends MoneyFigures {
  readonly paddocks: number
  readonly area: Known
  readonly own_area: Known
  readonly area_sown: Known
  readonly area_harvested: Known
  readonly produced: Known
  readonly own: Known
  readonly hay: Known
  /** Of cane. */
  readonly sugar: Known
  readonly ccs: Known
  /** Over what was harvested, and over what was sown for it. */
  readonly yield: Known
  readonly yield_on_sown: Known
  /** Millimetres, by hectares, and the most days of one crop that nobody read. */
  readonly crop_rain: Known
  readonly crop_rain_unread: Known
  /** Kilograms for each hectare and millimetre, stored, rained and put on. */
  readonly water_use: Known
  /** Of what stored water and season rain allowed. */
  readonly of_potential: Known
  readonly nitrogen: Known
  readonly phosphorus: Known
  readonly potassium: Known
  readonly sulfur: Known
  readonly zinc: Known
  readonly megalitres: Known
  /** By what was sown of the ground that was watered. */
  readonly megalitres_per_ha: Known
  /** Of those that were watered. */
  readonly produced_per_ml: Known
  readonly statuses: readonly StatusCount[]
}

interface StatusCount {
  readonly slug: string | null
  readonly name: string
  readonly count: number
}

/** Tags have a name alone: those with the same tags are one group, so that every crop is in one. */
type GroupedBy = Named | { readonly id: null; readonly name: string }

export interface CropGroup extends CropTotals {
  /** Stays the same from period to period. */
  readonly key: string
  /** Of what it is grouped by; nothing where nobody said. */
  readonly of: GroupedBy | null
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
    return [{ key, of: ofWhat(first, by), crop: first.crop, crops, ...cropTotals(own) }]
  })
  return groups.toSorted(
    (one, other) => compared(one.of, other.of) || compared(one.crop, other.crop),
  )
}

/** Their money, with what of their ground and of what came off is ours. */
export function moneyOfCrops(lines: readonly CropLine[]) {
  return {
    own_area: sumOf(lines.map(line => line.own_area)),
    own: areOneKind(lines) ? sumOf(lines.map(line => line.own)) : null,
    ...moneyTotals(lines, { isOneKind: areOneKind(lines), cropped: croppedLines }),
  }
}

function areOneKind(lines: readonly CropLine[]): boolean {
  return new Set(lines.map(({ crop }) => crop?.id)).size === 1
}

/** Where crops of several kinds are added up, `produced` and yields say nothing. */
export function cropTotals(lines: readonly CropLine[]): CropTotals {
  const sum = (figure: (line: CropLine) => Known) => sumOf(lines.map(figure))
  const isOneKind = areOneKind(lines)
  const ofKind = (figure: Known) => (isOneKind ? figure : null)
  return {
    paddocks: new Set(lines.map(({ paddock }) => paddock.id)).size,
    area: sum(line => line.area),
    own_area: sum(line => line.own_area),
    area_sown: sum(line => line.area_sown),
    area_harvested: sum(line => line.area_harvested),
    produced: ofKind(sum(line => line.produced)),
    own: ofKind(sum(line => line.own)),
    hay: sum(line => line.hay),
    sugar: sum(line => line.sugar),
    ccs: weightedMean(lines.map(({ ccs, milled }) => ({ figure: ccs, weight: milled }))),
    yield: ofKind(yieldOf(lines.map(({ taken }) => taken))),
    yield_on_sown: ofKind(sownYield(lines)),
    crop_rain: meanByArea(lines, line => line.crop_rain),
    crop_rain_unread: mostOf(lines.map(line => line.crop_rain_unread)),
    water_use: ofKind(yieldOver(lines, ({ water }) => water)),
    of_potential: ofKind(yieldOver(lines, ({ potential }) => potential)),
    nitrogen: nutrientIn(lines, line => line.nitrogen),
    phosphorus: nutrientIn(lines, line => line.phosphorus),
    potassium: nutrientIn(lines, line => line.potassium),
    sulfur: nutrientIn(lines, line => line.sulfur),
    zinc: nutrientIn(lines, line => line.zinc),
    megalitres: sum(line => line.megalitres),
    megalitres_per_ha: waterPerHectare(lines),
    produced_per_ml: ofKind(producedPerMegalitre(lines)),
    ...moneyTotals(lines, { isOneKind, cropped: croppedLines }),
    statuses: statusesOf(lines),
  }
}

function producedPerMegalitre(lines: readonly CropLine[]): Known {
  const watered = lines.filter(line => line.produced_per_ml !== null)
  return ratioOf(
    sumOf(watered.map(({ produced }) => produced)),
    sumOf(watered.map(({ megalitres }) => megalitres)),
  )
}

/** C62 */
function waterPerHectare(lines: readonly CropLine[]): Known {
  const watered = lines.filter(({ megalitres }) => megalitres !== null)
  return irrigationPerHectare(
    watered.map(({ megalitres }) => megalitres),
    sumOf(watered.map(line => line.area_sown ?? line.area)),
  )
}

/**
 * C02: of those of which something is off, so that a crop that stands does not count as a poor one; what
 * stands for years was sown in one of them alone.
 */
function sownYield(lines: readonly CropLine[]): Known {
  const off = lines.filter(({ ended, crop }) => ended !== null && !crop?.perennial)
  const otherwise = off.map(({ ground, crop }) => endedOtherwise(ground, crop?.harvest))
  const sown = sumOf(off.map(({ area_sown }) => area_sown))
  return yieldOnSown(sumOf(off.map(({ produced }) => produced)), sown, sumOf(otherwise) ?? 0)
}

/** C55, C59, by hectares: kilograms that came off over what was there to make them of. */
function yieldOver(lines: readonly CropLine[], of: (line: CropLine) => Known): Known {
  const known = lines.filter(
    line => line.crop?.of_water && line.yield !== null && of(line) !== null,
  )
  const byHectares = (figure: (line: CropLine) => Known) =>
    sumOf(known.map(line => (figure(line) ?? 0) * (line.taken.area ?? 0)))
  return ratioOf(
    byHectares(line => inKilograms(line.yield)),
    byHectares(of),
  )
}

/** C77: what had none counts with its hectares. */
function nutrientIn(lines: readonly CropLine[], rate: (line: CropLine) => Known): Known {
  const cropped = croppedLines(lines)
  return nutrientOfCrop(
    cropped.map(line => ({ rate: rate(line), area: line.area })),
    croppedArea(cropped),
  )
}

/** Bare ground had nothing and brought nothing. */
function croppedArea(lines: readonly CropLine[]): Known {
  return sumOf(croppedLines(lines).map(({ area }) => area))
}

/** T9: pasture is no crop ground, unless nothing else is looked at. */
function croppedLines(lines: readonly CropLine[]): readonly CropLine[] {
  const grown = lines.filter(({ ground }) => ground.fallow === undefined)
  const crops = grown.filter(line => !isPasture(line))
  return crops.length > 0 ? crops : grown
}

function isPasture({ crop }: CropLine): boolean {
  return crop?.perennial === true && crop.harvest === 'grazing'
}

function mostOf(figures: readonly Known[]): Known {
  const known = figures.filter(figure => figure !== null)
  return known.length === 0 ? null : Math.max(...known)
}

function meanByArea(lines: readonly CropLine[], figure: (line: CropLine) => Known): Known {
  return weightedMean(lines.map(line => ({ figure: figure(line), weight: line.area })))
}

function statusesOf(lines: readonly CropLine[]): readonly StatusCount[] {
  const known = lines.flatMap(({ status }) => (status ? [status] : []))
  return [...Map.groupBy(known, ({ name }) => name)]
    .map(([name, own]) => ({ slug: own[0]?.slug ?? null, name, count: own.length }))
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
}

function keyOf(line: CropLine, by: Grouping): string {
  const of = ofWhat(line, by)
  return `${of?.id ?? of?.name ?? 'none'}/${line.crop?.id ?? 'none'}`
}

function ofWhat(line: CropLine, by: Grouping): GroupedBy | null {
  if (by === 'tags') return line.tags.length > 0 ? { id: null, name: line.tags.join(', ') } : null
  const { id, name } = (by === 'property' ? line.paddock.property : line[by]) ?? {}
  return id === undefined || name === undefined ? null : { id, name }
}

function compared(one: GroupedBy | null, other: GroupedBy | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return inOrder.compare(one.name, other.name)
}

const inOrder = new Intl.Collator('en-AU', { numeric: true })
