// An enterprise of a farm as its sheet shows it: whether it is run in this period, how the farm reckons with it,
// which classes it keeps, and what is there.

import { judgedStock } from '@furrow/farming/stock/stock-check'
import { headOn } from '@furrow/farming/stock/herd'
import type { Known } from '@furrow/farming/numbers/ratio'
import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import { averageFeed, sumOfClasses } from '@furrow/farming/stock/stock-group'
import { stockLine } from '@furrow/farming/stock/stock-line'
import type { Row } from '@furrow/wire/client/row-types'
import type { StockInClass } from '../stock/stock-in-class.ts'
import { enterpriseName } from './enterprise-name.ts'
import type { EnterpriseLists } from './enterprise-name.ts'

type OfFarm = Row<'farm_livestock_enterprises'>
type InPeriod = Row<'farm_livestock_enterprise_periods'>
type EnterpriseSettings = Row<'livestock_enterprise_settings'>
export type KeptClass = Row<'livestock_enterprise_classes'>
type Enterprise = Row<'livestock_enterprises'>

export interface EnterpriseRow {
  /** Of what says that the farm runs it. */
  readonly id: number
  readonly ofFarm: OfFarm
  readonly enterprise: Enterprise | undefined
  readonly name: string
  /** Nothing where it is not run in this period. */
  readonly inPeriod: InPeriod | undefined
  readonly settings: EnterpriseSettings | undefined
  readonly kept: readonly KeptClass[]
  /** What is recorded of its stock in this period. */
  readonly classes: readonly StockInClass[]
  /** On the last day that there is something to know of. */
  readonly head: Known
  readonly feed: Known
  /** Whether its numbers add up, in words; nothing where none are recorded. */
  readonly progress: string | null
  /** The latest period that it was run in. */
  readonly lastPeriod: number | undefined
}

export interface EnterprisesRead {
  readonly ofFarm: readonly OfFarm[]
  /** Of all periods of the farm. */
  readonly inPeriods: readonly InPeriod[]
  /** The farm’s periods, the latest first. */
  readonly periods: readonly number[]
  readonly periodId: number
  readonly lists: EnterpriseLists & {
    readonly settings: readonly EnterpriseSettings[]
    readonly kept: readonly KeptClass[]
  }
  readonly inClasses: readonly StockInClass[]
  /** First and last day of the period, and the day that head are told of. */
  readonly days: (MonthSpan & { readonly now: string }) | undefined
}

/** Sheep and cattle first (R39), then as they are called. */
export function enterpriseRows(read: EnterprisesRead): readonly EnterpriseRow[] {
  const { lists, periodId } = read
  const inPeriods = Map.groupBy(read.inPeriods, one => one.livestock_enterprise_id)
  const stock = Map.groupBy(read.inClasses, one => one.enterpriseId)
  const rows = read.ofFarm.map((ofFarm): EnterpriseRow => {
    const { livestock_enterprise_id: enterpriseId } = ofFarm
    const run = inPeriods.get(enterpriseId) ?? []
    const enterprise = lists.enterprises.find(({ id }) => id === enterpriseId)
    const classes = stock.get(enterpriseId) ?? []
    return {
      id: ofFarm.id,
      ofFarm,
      enterprise,
      name: enterpriseName(enterprise, lists),
      inPeriod: run.find(({ period_id }) => period_id === periodId),
      settings: lists.settings.find(one => one.livestock_enterprise_id === enterpriseId),
      kept: lists.kept.filter(one => one.livestock_enterprise_id === enterpriseId),
      classes,
      ...figuresOf(classes, read),
      lastPeriod: read.periods.find(id => run.some(({ period_id }) => period_id === id)),
    }
  })
  const rank = ({ enterprise }: EnterpriseRow) => {
    const place = lists.species.findIndex(({ id }) => id === enterprise?.species_id)
    return lists.species[place]?.shown_first ? place : place + lists.species.length
  }
  return rows.toSorted(
    (one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name),
  )
}

function figuresOf(
  classes: readonly StockInClass[],
  { days, lists }: Pick<EnterprisesRead, 'days' | 'lists'>,
): Pick<EnterpriseRow, 'head' | 'feed' | 'progress'> {
  if (!days || classes.length === 0) return { head: null, feed: null, progress: null }
  const stock = classes.map(one => one.stock)
  const judged = judgedStock(
    classes.map(one => ({
      name: lists.classes.find(({ id }) => id === one.classId)?.name ?? '',
      expected: stockLine(one.stock, days).head.expected,
      counted: one.stock.counted,
    })),
  )
  return {
    head: sumOfClasses(stock, one => headOn(days.now, one.movements)),
    feed: averageFeed(stock, days),
    progress: judged.says,
  }
}

/** Two that keep the same species for the same purpose, on other land: their stock is easily counted twice. */
export function overlapping(
  row: EnterpriseRow,
  rows: readonly EnterpriseRow[],
): EnterpriseRow | undefined {
  const { enterprise, inPeriod } = row
  if (!enterprise || !inPeriod) return undefined
  return rows.find(
    other =>
      other !== row &&
      other.inPeriod !== undefined &&
      other.enterprise?.species_id === enterprise.species_id &&
      other.enterprise.purpose_id === enterprise.purpose_id,
  )
}
