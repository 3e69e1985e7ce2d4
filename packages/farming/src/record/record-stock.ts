// The stock of the financial record, class by class: what they ate, what they grew, what they earned and
// how many died (C92 to C98, C103, C109, T27, T30). Weights are kilograms a head, money is cents.

import { addDays, addMonths, daysBetween } from '../dates/dates.ts'
import { headLeft, headOn } from '../stock/herd.ts'
import type { StockMovementKind, StockMovement } from '../stock/herd.ts'
import type { MonthSpan } from '../rain/rain-months.ts'
import { ratioOf, sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import { cleanWool, woolIncome, woolOnHand } from '../stock/wool-clip.ts'
import type { WoolOfRecord } from '../stock/wool-clip.ts'

export interface MovementOfRecord extends StockMovement {
  /** Nothing where nobody weighed them. */
  readonly weight: Known
  /** Of all of them together, where they were bought or sold. */
  readonly value: Known
}

export interface ClassOfRecord {
  /** Lasting name: `sheep`, `cattle`. */
  readonly species: string
  /** Lasting name: `cattle/bulls-working`. */
  readonly slug: string | null
  readonly breeding: boolean
  readonly unweaned: boolean
  /** Dry sheep equivalents of one animal. */
  readonly dse: Known
  /** What one counts for at both ends of the period alike. */
  readonly standardValue: Known
  readonly movements: readonly MovementOfRecord[]
  /** Counted at the end; nothing where nobody counted. */
  readonly counted: Known
  readonly countedWeight: Known
}

export interface StockOfRecord {
  readonly period: MonthSpan
  readonly classes: readonly ClassOfRecord[]
  readonly wool: WoolOfRecord
  /** Hectares of pasture and forage. */
  readonly grazed: Known
}

type StockFigures = Readonly<Record<string, (stock: StockOfRecord) => Known>>

const isOf =
  (...species: readonly string[]) =>
  (one: ClassOfRecord): boolean =>
    species.includes(one.species)
const isSheep = isOf('sheep')
const isCattle = isOf('cattle')
const isOther = (one: ClassOfRecord): boolean => !isSheep(one) && !isCattle(one)
const isAny = (): boolean => true

export const stockFigures: StockFigures = {
  gz_opening_dse: stock => fed(classesOf(stock, isAny), openingHead),
  gz_closing_dse: stock => fed(classesOf(stock, isAny), closingHead),
  gz_max_dse: stock => mostFed(stock),
  gz_sheep_dse: stock => fedByDays(stock, isSheep),
  gz_cattle_dse: stock => fedByDays(stock, isCattle),
  gz_other_dse: stock => fedByDays(stock, isOther),
  gz_sheep_head: stock => meanHead(classesOf(stock, isSheep)),
  gz_cattle_head: stock => meanHead(classesOf(stock, isCattle)),
  gz_kg_produced: stock => grown(classesOf(stock, isAny)),
  kg_beef_per_ha: stock => ratioOf(grown(classesOf(stock, isCattle)), stock.grazed),
  kg_beef_per_dse: stock => ratioOf(grown(classesOf(stock, isCattle)), fedByDays(stock, isCattle)),
  kg_sheepmeat_per_ha: stock => ratioOf(grown(classesOf(stock, isSheep)), stock.grazed),
  kg_wool_per_ha: stock => ratioOf(cleanWool(stock.wool), stock.grazed),
  kg_wool_per_dse: stock => ratioOf(cleanWool(stock.wool), fedByDays(stock, isSheep)),
  death_pct_sheep: stock => deathRate(classesOf(stock, isSheep)),
  death_pct_cattle: stock => deathRate(classesOf(stock, isCattle)),
  sheep_income: stock => traded(classesOf(stock, isSheep)),
  cattle_income: stock => traded(classesOf(stock, isCattle)),
  other_livestock_income: stock => traded(classesOf(stock, isOther)),
  wool_income: ({ wool }) => woolIncome(wool),
  owned_wool_on_hand_val: ({ wool }) => woolOnHand(wool.clips),
  owned_livestock_val: stock => worth(classesOf(stock, isAny), closingHead),
  livestock_opening_val: stock => worth(classesOf(stock, isAny), openingHead),
}

type Classes = readonly ClassOfRecord[]

function classesOf({ classes }: StockOfRecord, isMeant: (one: ClassOfRecord) => boolean): Classes {
  return classes.filter(isMeant)
}

/** Σ over classes, as long as each is known; nothing where there is no class. */
function sumOfAll(classes: Classes, figure: (one: ClassOfRecord) => Known): Known {
  const figures = classes.map(figure)
  return figures.includes(null) ? null : sumOf(figures)
}

function headOf({ movements }: ClassOfRecord, kind: StockMovementKind): number {
  return movements.filter(one => one.kind === kind).reduce((sum, { head }) => sum + head, 0)
}

const openingHead = (one: ClassOfRecord): Known => headOf(one, 'opening')

/** Where nothing should be left, nobody needs to count. */
function closingHead(one: ClassOfRecord): Known {
  if (one.counted !== null) return one.counted
  return headOn(atTheEnd, one.movements) === 0 ? 0 : null
}

function meanHead(classes: Classes): Known {
  const ends = [sumOfAll(classes, openingHead), sumOfAll(classes, closingHead)]
  return ends.includes(null) ? null : (sumOf(ends) ?? 0) / 2
}

/** What nobody rated eats nobody knows how much, but no animals eat nothing. */
function eaten({ dse }: ClassOfRecord, head: Known): Known {
  if (head === 0) return 0
  return dse === null || head === null ? null : dse * head
}

function fed(classes: Classes, head: (one: ClassOfRecord) => Known): Known {
  return sumOfAll(classes, one => eaten(one, head(one)))
}

/** C96 by days: a day counts after its movements (T27). */
function fedByDays(stock: StockOfRecord, isMeant: (one: ClassOfRecord) => boolean): Known {
  const { period } = stock
  const days = daysBetween(period.from, period.to) + 1
  const fedDays = sumOfAll(classesOf(stock, isMeant), one => eaten(one, headDays(one, period)))
  return ratioOf(fedDays, days)
}

/** Each movement counts on its day and on all days after it. */
function headDays({ movements }: ClassOfRecord, { from, to }: MonthSpan): number {
  return movements.reduce((sum, movement) => {
    const head = headLeft([movement])
    // What came without a day was there from the first; what went without one, to the last.
    const day = movement.day ?? (head > 0 ? from : atTheEnd)
    return sum + head * Math.max(0, daysBetween(day < from ? from : day, to) + 1)
  }, 0)
}

/** At the end of the fullest month. */
function mostFed({ period, classes }: StockOfRecord): Known {
  const months = monthEnds(period).map(day => fed(classes, one => headOn(day, one.movements)))
  const known = months.filter(figure => figure !== null)
  return known.length < months.length || known.length === 0 ? null : Math.max(...known)
}

function monthEnds({ from, to }: MonthSpan): readonly string[] {
  const ends: string[] = []
  for (
    let day = addMonths(`${from.slice(0, 7)}-01`, 1);
    day <= addDays(to, 1);
    day = addMonths(day, 1)
  ) {
    // prettier-ignore
    ends.push(addDays(day, -1))
  }
  return ends
}

/** Young at foot weigh nothing yet: they are weighed when they are weaned. */
function kilograms(one: ClassOfRecord, head: Known, weight: Known): Known {
  if (head === 0) return 0
  if (weight === null) return one.unweaned ? 0 : null
  return head === null ? null : head * weight
}

function kilogramsOf(one: ClassOfRecord, kind: StockMovementKind): Known {
  const moved = one.movements.filter(movement => movement.kind === kind)
  const weights = moved.map(({ head, weight }) => kilograms(one, head, weight))
  return weights.includes(null) ? null : (sumOf(weights) ?? 0)
}

/** C93; transfers cancel out over a species. */
function grown(classes: Classes): Known {
  return sumOfAll(classes, one => {
    const closing = kilograms(one, closingHead(one), one.countedWeight)
    const parts = [kilogramsOf(one, 'sale'), closing]
    const less = [kilogramsOf(one, 'purchase'), kilogramsOf(one, 'opening')]
    if ([...parts, ...less].includes(null)) return null
    return (sumOf(parts) ?? 0) - (sumOf(less) ?? 0)
  })
}

/** Of weaned classes, over the mean of their head at both ends (C103, T30). */
function deathRate(classes: Classes): Known {
  const weaned = classes.filter(({ unweaned }) => !unweaned)
  return ratioOf(sumOf(weaned.map(one => headOf(one, 'death'))), meanHead(weaned))
}

function worthOf({ standardValue }: ClassOfRecord, head: Known): Known {
  if (head === 0) return 0
  return head === null || standardValue === null ? null : Math.round(head * standardValue)
}

function worth(classes: Classes, head: (one: ClassOfRecord) => Known): Known {
  return sumOfAll(classes, one => worthOf(one, head(one)))
}

/** Males that are kept to breed, and horses to ride. */
const kept = [
  'sheep/rams',
  'cattle/bulls-working',
  'goats/bucks',
  'pigs/boars',
  'alpaca/males',
  'horses/horses-station',
]

/** What could be sold and leave the herd whole: neither bred from nor at foot. */
export function saleableStock(classes: Classes): Known {
  const saleable = classes.filter(
    ({ slug, breeding, unweaned }) => !breeding && !unweaned && !kept.includes(slug ?? ''),
  )
  return classes.length > 0 && saleable.length === 0 ? 0 : worth(saleable, closingHead)
}

function valueOf({ movements }: ClassOfRecord, kind: StockMovementKind): Known {
  const values = movements.flatMap(one => (one.kind === kind && one.head > 0 ? [one.value] : []))
  return values.includes(null) ? null : (sumOf(values) ?? 0)
}

/** C109: sales and closing value less purchases and opening value, at one value a head. */
function traded(classes: Classes): Known {
  return sumOfAll(classes, one => {
    const parts = [valueOf(one, 'sale'), worthOf(one, closingHead(one))]
    const less = [valueOf(one, 'purchase'), worthOf(one, openingHead(one))]
    if ([...parts, ...less].includes(null)) return null
    return (sumOf(parts) ?? 0) - (sumOf(less) ?? 0)
  })
}

const atTheEnd = '9999-12-31'
