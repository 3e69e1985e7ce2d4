// The stock of a farm's period, summed up: class by class, and by enterprise, species and farm, with the measures
// that they are judged by, how they bred and what they ate month by month.

import type { Known } from '../numbers/ratio.ts'
import { sumOf } from '../numbers/ratio.ts'
import type { MonthSpan } from '../rain/rain-months.ts'
import { livestockMargins } from './costs/livestock-margins.ts'
import type { LivestockMargins } from './costs/livestock-margins.ts'
import type { OwnedStock, StockMoney } from './costs/stock-owner.ts'
import { breedingOf } from './breeding-ratios.ts'
import type { BreedingCounts, BreedingSummed } from './breeding-ratios.ts'
import { averageFeed, feedByMonth, meanOfDays, sumOfClasses } from './stock-group.ts'
import type { FeedOfMonth } from './stock-group.ts'
import { grownWithTransfers, profitWithTransfers } from './stock-line.ts'
import type { StockLine } from './stock-line.ts'
import { measureStock, moneyMeasures } from './stock-measures.ts'
import type { StockMeasureName } from './stock-measures.ts'
import type { RatingUsed, StockOfClass } from './stock-of-class.ts'
import { lineOfStock, totalsOfStock } from './stock-sums.ts'
import type { LineOfStock, StockTotals } from './stock-sums.ts'

interface Named {
  readonly id: number
  readonly name: string
}

/** A class in an enterprise, as it is recorded. */
export interface NamedStock {
  readonly class: Named
  /** Nothing where a yearly sheet does not say. */
  readonly enterprise: Named | null
  readonly species: Named
  readonly stock: StockOfClass
}

export interface RoundOfStock extends BreedingCounts {
  /** Nothing where the yearly sheets tell of it. */
  readonly id?: number | null
  readonly enterprise_id: number | null
  readonly species_id: number
}

export interface StockRead {
  readonly classes: readonly NamedStock[]
  readonly rounds: readonly RoundOfStock[]
  readonly period: MonthSpan
  /** Hectares that each enterprise grazes (T35), and all that the farm grazes. */
  readonly grazedBy: ReadonlyMap<number, number>
  readonly grazed: Known
  /** Millimetres of the period. */
  readonly rain: Known
  readonly seesMoney: boolean
  /** Nothing for who sees none. */
  readonly money: StockMoney | null
}

/** Money is nothing for who sees none. */
type Told<Line extends StockLine> = Omit<Line, 'value'> & { readonly value: Line['value'] | null }

type ToldStock = Omit<NamedStock, 'stock'> &
  Told<StockLine> & {
    readonly unweaned: boolean
    readonly rating: RatingUsed | null
  }

interface GroupTotals extends Told<StockTotals> {
  /** Nothing of the whole farm, and of what is in no enterprise. */
  readonly of: Named | null
  readonly grazed: Known
}

export interface StockGroup extends GroupTotals {
  readonly classes: number
  readonly measures: Readonly<Record<StockMeasureName, Known>>
  readonly breeding: BreedingSummed
  readonly months: readonly FeedOfMonth[]
}

export interface LivestockSummary {
  readonly classes: readonly ToldStock[]
  readonly enterprises: readonly StockGroup[]
  readonly species: readonly StockGroup[]
  readonly total: StockGroup
  /** Income and costs; nothing for who sees no money. */
  readonly margins: LivestockMargins | null
  /** Those by which the feed is reckoned, each once. */
  readonly ratings: readonly RatingUsed[]
}

/** Of some of the stock. The sets of ids are those of a filter; nothing shows all. */
export interface StockFilter {
  readonly livestockEnterpriseIds?: readonly number[] | undefined
  readonly livestockTypeIds?: readonly number[] | undefined
}

export function livestockSummary(read: StockRead, filter: StockFilter = {}): LivestockSummary {
  const classes = read.classes.filter(one => isShown(filter, one.enterprise?.id, one.species.id))
  const rounds = read.rounds.filter(one => isShown(filter, one.enterprise_id, one.species_id))
  const isWhole = !filter.livestockEnterpriseIds && !filter.livestockTypeIds
  const all: All = { lines: linesOf(classes, read), rounds }
  const isFarm = { isClosed: !filter.livestockEnterpriseIds, of: null }
  const grazed = isWhole ? read.grazed : grazedBy(read, classes)
  const total = group(all, read, { ...isFarm, grazed })
  return {
    classes: all.lines.map(one => toldLine(one, read.seesMoney)),
    enterprises: enterprisesIn(all).map(of =>
      group(partOf(all, { enterprise: of?.id ?? null }), read, ofEnterprise(of, read)),
    ),
    species: speciesIn(all).map(of => {
      const part = partOf(all, { species: of.id })
      return group(part, read, { ...isFarm, of, grazed: grazedBy(read, part.lines) })
    }),
    total,
    margins: marginsOf(read, { filter, total }),
    ratings: ratingsIn(classes),
  }
}

/** As much of the summary as its enterprises are compared by: neither measures nor months nor species. */
export function stockOfEnterprises(read: StockRead) {
  const all: All = { lines: linesOf(read.classes, read), rounds: read.rounds }
  const total = totalled(all, read, { of: null, isClosed: true, grazed: read.grazed })
  return {
    enterprises: enterprisesIn(all).map(of =>
      totalled(partOf(all, { enterprise: of?.id ?? null }), read, ofEnterprise(of, read)),
    ),
    margins: marginsOf(read, { filter: {}, total }),
  }
}

function linesOf(classes: readonly NamedStock[], { period }: StockRead): All['lines'] {
  return classes.map(one => ({ ...one, ...lineOfStock(one.stock, period) }))
}

function ofEnterprise(of: Named | null, { grazedBy: hectares }: StockRead): Grouped {
  return { of, isClosed: false, grazed: of ? (hectares.get(of.id) ?? null) : null }
}

/** Costs are shared over all stock of the farm, whatever is shown of it. */
function marginsOf(
  read: StockRead,
  { filter, total }: { readonly filter: StockFilter; readonly total: GroupTotals },
): LivestockMargins | null {
  if (!read.seesMoney || !read.money) return null
  const { head, kilograms, value, feed: dse, grazed } = total
  return livestockMargins(read.money, {
    owned: ownedStock(read),
    isShown: ({ of, species }) => isShown(filter, of?.id, species.id),
    whole: {
      trading: value?.profit ?? null,
      kilograms: kilograms.grown,
      head: head.average,
      dse,
      grazed,
    },
    isFarm: !filter.livestockEnterpriseIds && !filter.livestockTypeIds,
  })
}

/** Those of no enterprise by their species. */
function ownedStock({ classes, period, grazedBy: hectares }: StockRead): readonly OwnedStock[] {
  const owners = Map.groupBy(classes, ({ enterprise, species }) =>
    enterprise ? `enterprise ${enterprise.id}` : `species ${species.id}`,
  )
  return [...owners.values()].flatMap(([first, ...others]): readonly OwnedStock[] => {
    if (!first) return []
    const own = [first, ...others].map(({ stock }) => stock)
    const { enterprise: of, species } = first
    return [
      {
        of,
        species,
        isShorn: own.some(one => shorn.includes(one.species)),
        trading: sumOfClasses(own, profitWithTransfers),
        kilograms: sumOfClasses(own, grownWithTransfers),
        head: meanOfDays(own, period),
        dse: averageFeed(own, period),
        grazed: (of && hectares.get(of.id)) ?? null,
      },
    ]
  })
}

const shorn: readonly string[] = ['sheep', 'alpaca']

interface All {
  readonly lines: readonly (NamedStock & LineOfStock)[]
  readonly rounds: readonly RoundOfStock[]
}

interface Grouped {
  readonly of: Named | null
  readonly isClosed: boolean
  readonly grazed: Known
}

function group(all: All, read: StockRead, grouped: Grouped): StockGroup {
  const { period, rain, seesMoney } = read
  const { of, grazed, ...totals } = totalled(all, read, grouped)
  const classes = all.lines.map(({ stock }) => stock)
  const isWholeFarm = grouped.isClosed
  const measures = measureStock({ classes, period, isWholeFarm, grazed, rain })
  return {
    of,
    classes: all.lines.length,
    ...totals,
    grazed,
    measures: seesMoney ? measures : { ...measures, ...withoutMoney },
    breeding: breedingOf(all.rounds),
    months: feedByMonth(classes, period),
  }
}

function totalled(
  { lines }: All,
  { period, seesMoney }: StockRead,
  { of, isClosed, grazed }: Grouped,
): GroupTotals {
  const totals = totalsOfStock(lines, { period, isClosed })
  return { of, ...totals, value: seesMoney ? totals.value : null, grazed }
}

const withoutMoney = Object.fromEntries(moneyMeasures.map(name => [name, null])) as Partial<
  Record<StockMeasureName, null>
>

function toldLine(
  { class: kind, enterprise, species, stock, line }: NamedStock & LineOfStock,
  seesMoney: boolean,
): ToldStock {
  const value = seesMoney ? line.value : null
  const { unweaned, rating = null } = stock
  return { class: kind, enterprise, species, ...line, value, unweaned, rating }
}

function partOf(
  { lines, rounds }: All,
  part: { readonly enterprise?: number | null; readonly species?: number },
): All {
  const isOf = (enterprise: number | null, species: number) =>
    (part.enterprise === undefined || part.enterprise === enterprise) &&
    (part.species === undefined || part.species === species)
  return {
    lines: lines.filter(one => isOf(one.enterprise?.id ?? null, one.species.id)),
    rounds: rounds.filter(one => isOf(one.enterprise_id, one.species_id)),
  }
}

function isShown(
  { livestockEnterpriseIds: enterprises, livestockTypeIds: species }: StockFilter,
  enterprise: number | null | undefined,
  kind: number,
): boolean {
  return (
    (enterprises === undefined || enterprises.includes(enterprise ?? 0)) &&
    (species === undefined || species.includes(kind))
  )
}

/** Of all of their enterprises, where each says how much. */
function grazedBy(read: StockRead, classes: readonly NamedStock[]): Known {
  const ids = [...new Set(classes.map(({ enterprise }) => enterprise?.id ?? 0))]
  const hectares = ids.map(id => read.grazedBy.get(id) ?? null)
  return hectares.includes(null) ? null : sumOf(hectares)
}

function enterprisesIn({ lines }: All): readonly (Named | null)[] {
  return [...new Map(lines.map(({ enterprise }) => [enterprise?.id, enterprise])).values()]
}

function speciesIn({ lines }: All): readonly Named[] {
  return [...new Map(lines.map(({ species }) => [species.id, species])).values()]
}

function ratingsIn(classes: readonly NamedStock[]): readonly RatingUsed[] {
  const used = classes.flatMap(({ stock }) => stock.rating ?? [])
  return [...new Map(used.map(one => [`${one.set} ${one.variant ?? ''}`, one])).values()]
}
