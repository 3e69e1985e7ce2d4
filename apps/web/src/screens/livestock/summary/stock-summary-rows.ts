// The rows of the reconciliation: each enterprise with its classes, then each species and the farm.

import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'

const stockUnits = ['head', 'kilograms', 'value'] as const
export const unitNames: Readonly<Record<StockUnit, string>> = {
  head: 'Number',
  kilograms: 'Weight (kg)',
  value: 'Value ($)',
}
export type StockUnit = (typeof stockUnits)[number]

/** What the summary is told in: the reconciliation in a unit, or income and costs. */
export const summaryViews = [...stockUnits, 'margins'] as const
export type SummaryView = (typeof summaryViews)[number]
export const viewNames: Readonly<Record<SummaryView, string>> = {
  ...unitNames,
  margins: 'Income and costs',
}

type ToldClass = LivestockOfPeriod['classes'][number]
export type ToldGroup = LivestockOfPeriod['total']

export interface StockSummaryRow {
  readonly key: string
  readonly kind: 'class' | 'enterprise' | 'species' | 'farm'
  readonly name: string
  /** Of a class its enterprise; of what is added up its own name. */
  readonly group: string
  readonly line: ToldClass | ToldGroup
  /** Of a class: where its movements are. */
  readonly of: { readonly classId: number; readonly enterpriseId: number | null } | undefined
}

export const noEnterprise = 'No enterprise'

export function summaryRows(told: LivestockOfPeriod): readonly StockSummaryRow[] {
  const { classes, enterprises, species, total } = told
  const groups = enterprises.flatMap((group): readonly StockSummaryRow[] => {
    const id = group.of?.id ?? null
    const own = classes.filter(one => (one.enterprise?.id ?? null) === id)
    const name = group.of?.name ?? noEnterprise
    const lines = own.map((line): StockSummaryRow => ({
      key: `class ${id} ${line.class.id}`,
      kind: 'class',
      name: line.class.name,
      group: name,
      line,
      of: { classId: line.class.id, enterpriseId: id },
    }))
    return [sumRow(`enterprise ${id}`, 'enterprise', name, group), ...lines]
  })
  const all = species.map(one =>
    sumRow(`species ${one.of?.id}`, 'species', `All ${(one.of?.name ?? '').toLowerCase()}`, one),
  )
  return [...groups, ...all, sumRow('farm', 'farm', 'Whole farm', total)]
}

function sumRow(
  key: string,
  kind: StockSummaryRow['kind'],
  name: string,
  line: ToldGroup,
): StockSummaryRow {
  return { key, kind, name, group: name, line, of: undefined }
}

/** Who sees no money is told nothing in dollars. */
export function unitsOf({ total }: Pick<LivestockOfPeriod, 'total'>): readonly StockUnit[] {
  return stockUnits.filter(unit => unit !== 'value' || total.value !== null)
}

export function viewsOf(
  told: Pick<LivestockOfPeriod, 'total' | 'margins'>,
): readonly SummaryView[] {
  return [...unitsOf(told), ...(told.margins ? (['margins'] as const) : [])]
}

/** What there is to say of a count against the records. */
export function differenceWords({ line }: Pick<StockSummaryRow, 'line'>): string | undefined {
  const { difference, expected, closing } = line.head
  if ('off' in line) {
    const [off, uncounted] = [line.off, line.uncounted]
    if (off > 0) return `${classesText(off)} off`
    return uncounted > 0 ? `${classesText(uncounted)} not counted` : undefined
  }
  if (difference !== null && difference > 0) return `${difference} too many`
  if (difference !== null && difference < 0) return `${-difference} too few`
  return closing === null && expected !== 0 ? 'Not counted' : undefined
}

const classesText = (count: number): string => `${count} ${count === 1 ? 'class' : 'classes'}`
