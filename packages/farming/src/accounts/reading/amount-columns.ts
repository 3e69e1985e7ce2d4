// Which columns are the amounts of a statement: one, several to be added, or two sides. What cannot be
// told is asked; totals and year-to-date figures are never added to months.

import { addDays, monthsBetween } from '../../dates/dates.ts'
import { nameColumns } from './name-columns.ts'
import { periodOfHeading } from './column-roles.ts'
import { offered, headingName, plan } from './amount-plan.ts'
import type { AmountPlan, OfferedPlan } from './amount-plan.ts'
import type { PageColumn, PageLayout } from './page-layout.ts'
import type { ReportKind } from './page-titles.ts'
import { sidePlans } from './side-columns.ts'
import type { PrintedPeriod } from './printed-period.ts'
import type { StatementAnswers, StatementOption, StatementQuestion } from './statement-read.ts'

export function planAmounts(
  layout: PageLayout,
  answers: StatementAnswers,
  report: ReportKind | null = null,
): AmountPlan | StatementQuestion | undefined {
  const known = layout.columns.filter(
    ({ hasMoney, role }) => hasMoney && !notAmounts.has(role ?? 'amount'),
  )
  const hasBalance = known.some(({ heading }) => /\bbalance\b|\bclosing\b/i.test(heading))
  const money = known.filter(({ heading }) => !hasBalance || !/\bmovement\b/i.test(heading))
  const plans =
    sidePlans(layout.columns) ?? singlePlans(amountColumns(money, layout), layout, report)
  const [first, ...others] = plans
  if (!first) return undefined
  if (others.length === 0) return first.plan
  const answer = answers['column']
  const chosen = plans.find(({ option }) => option.value === answer)
  return (
    chosen?.plan ??
    columnQuestion(
      newestFirst(plans).map(({ option, plan: { period } }) => ({ ...option, period })),
    )
  )
}

/** Of several years the last, where all of them are headed by one. */
function newestFirst(plans: readonly OfferedPlan[]): readonly OfferedPlan[] {
  const ends = ({ plan: { period } }: OfferedPlan) => period?.ends ?? ''
  const areYears = plans.every(({ plan: { period, plus } }) => {
    return period !== null && plus.length === 1 && !isShort(period)
  })
  return areYears ? plans.toSorted((one, other) => ends(other).localeCompare(ends(one))) : plans
}

const notAmounts = new Set([
  'code',
  'name',
  'type',
  'note',
  'section',
  'centre',
  'date',
  'gst',
  'not money',
])

function columnQuestion(options: readonly StatementOption[]): StatementQuestion {
  return {
    key: 'column',
    about: 'column',
    question: 'This file has several columns of amounts. Which one is for this period?',
    options,
  }
}

/** Right of the names; a number left of them is a code. */
function amountColumns(money: readonly PageColumn[], layout: PageLayout): readonly PageColumn[] {
  const names = nameColumns(layout)
  return money.filter(({ place }) => place > (names[0] ?? -1) && !names.includes(place))
}

function singlePlans(
  columns: readonly PageColumn[],
  layout: PageLayout,
  report: ReportKind | null,
): readonly OfferedPlan[] {
  const gst = gstPlans(columns, layout)
  if (gst) return gst
  const stepped = steppedPlan(columns, layout)
  if (stepped && report === 'trial balance' && columns.length === 2) {
    return [withoutHeadings(stepped.plan.plus)]
  }
  if (stepped) return [stepped]
  const months = monthColumns(columns)
  const total = columns.find(({ role }) => role === 'total')
  const [first] = columns
  const isGapless = follow(months)
  if (total && months.length > 1 && isGapless) return [monthTotal(total, months, columns)]
  if (total && first && columns.length > 2 && !columns.some(({ role }) => role === 'ytd')) {
    return [total, ...columns.filter(one => one !== total)].map(one => offered(one))
  }
  if (months.length > 2 && months.length === columns.length && isGapless) {
    return [monthSum(months), ...months.map(one => offered(one))]
  }
  const ytd = columns.filter(({ role }) => role === 'ytd')
  if (months.length > 1 && ytd.length === 1) {
    return [...ytd, ...columns.filter(({ role }) => role !== 'ytd')].map(one => offered(one))
  }
  return columns
    .filter(one => one === total || columns.length === 1 || !isEmptyOf(one, layout))
    .map(one => offered(one))
}

/** Accounts stand in an inner column, their sums in an outer one: no row fills both, or hardly any. */
function steppedPlan(
  columns: readonly PageColumn[],
  { grid, bodyStart }: PageLayout,
): OfferedPlan | undefined {
  const [first] = columns
  const isUnnamed = columns.every(({ heading }) => /^\$?$/.test(heading))
  if (!first || columns.length < 2 || columns.length > 3 || !isUnnamed) return undefined
  const filled = grid.slice(bodyStart).map(row => {
    return columns.filter(({ place }) => row[place]?.kind === 'money').length
  })
  const shared = filled.filter(count => count > 1).length
  if (shared > filled.filter(count => count > 0).length * 0.25) return undefined
  const places = columns.map(({ place }) => place)
  return { option: offered(first).option, plan: plan({ plus: places, isStepped: true }) }
}

/** A trial balance without headings: debit, then credit. */
function withoutHeadings([debit = 0, credit = 0]: readonly number[]): OfferedPlan {
  return {
    option: { value: 'debit and credit', label: 'Debit, then credit' },
    plan: plan({ plus: [debit], minus: [credit], side: 'debit' }),
  }
}

function isEmptyOf({ place }: PageColumn, { grid, bodyStart }: PageLayout): boolean {
  return !grid.slice(bodyStart).some(row => {
    const cell = row[place]
    return cell?.kind === 'formula' || (cell?.kind === 'money' && cell.cents !== 0)
  })
}

/** Periods that follow each other without a gap, all of them a month or a quarter long. */
function monthColumns(columns: readonly PageColumn[]): readonly PageColumn[] {
  return columns.filter(({ heading, role }) => {
    const period = role === 'period' ? periodOfHeading(heading) : null
    return period !== null && isShort(period)
  })
}

/** One begins when the other ends, forwards or backwards. */
function follow(months: readonly PageColumn[]): boolean {
  const periods = months
    .flatMap(({ heading }) => periodOfHeading(heading) ?? [])
    .toSorted((one, other) => one.ends.localeCompare(other.ends))
  return periods.every(({ starts }, place) => {
    const before = periods[place - 1]
    return before === undefined || (starts !== null && starts === addDays(before.ends, 1))
  })
}

function isShort({ starts, ends }: PrintedPeriod): boolean {
  return starts !== null && monthsBetween(starts, ends) <= 5
}

function spanned(columns: readonly PageColumn[]): PrintedPeriod | null {
  const periods = columns.flatMap(({ heading }) => periodOfHeading(heading) ?? [])
  const starts = periods.flatMap(({ starts }) => starts ?? []).toSorted()[0] ?? null
  const ends = periods
    .map(({ ends }) => ends)
    .toSorted()
    .at(-1)
  return ends === undefined ? null : { starts, ends }
}

function monthTotal(
  total: PageColumn,
  months: readonly PageColumn[],
  columns: readonly PageColumn[],
): OfferedPlan {
  const parts = columns.filter(
    ({ role, place }) => role !== 'ytd' && role !== 'total' && place < total.place,
  )
  return {
    option: offered(total).option,
    plan: plan({
      plus: [total.place],
      months: parts.map(({ place }) => place),
      heading: total.heading,
      period: spanned(months),
    }),
  }
}

function monthSum(months: readonly PageColumn[]): OfferedPlan {
  const places = months.map(({ place }) => place)
  return {
    option: {
      value: 'all months',
      label: `All ${months.length} months added up`,
    },
    plan: plan({ plus: places, period: spanned(months) }),
  }
}

/** With and without GST: without is the likelier, and never worked out by a division. */
function gstPlans(
  columns: readonly PageColumn[],
  layout: PageLayout,
): readonly OfferedPlan[] | undefined {
  const gst = layout.columns.find(({ role, hasMoney }) => role === 'gst' && hasMoney)
  const net = columns.find(({ role }) => role === 'net')
  const gross =
    columns.find(({ role }) => role === 'gross') ??
    (net ? undefined : columns.find(({ role }) => role === 'total' || role === 'amount'))
  if (net && (gst || gross)) return [offered(net), ...(gross ? [offered(gross)] : [])]
  if (!gst || !gross || columns.length > 1) return undefined
  const without = {
    option: {
      value: 'without GST',
      label: `${headingName(gross)} includes GST: subtract ${headingName(gst)}`,
    },
    plan: plan({ plus: [gross.place], gst: gst.place, heading: gross.heading, isGstInside: false }),
  }
  const asIs = offered(gross)
  return [
    without,
    {
      option: { ...asIs.option, label: `${asIs.option.label}: GST is not inside it` },
      plan: { ...asIs.plan, isGstInside: false },
    },
  ]
}
