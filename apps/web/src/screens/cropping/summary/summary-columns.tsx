// The columns of the summary: what is shown, what goes into a file, and in which unit.

import { excess } from '@furrow/farming/numbers/judged'
import { moneyText, notKnown, numberText, percentText } from '../../../ui/amounts.ts'
import { amountText } from './amount-text.ts'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import { RainFigure } from '../rain-figure.tsx'
import type { SummaryRow } from './shown-summary.ts'

type SummaryColumn = TableColumn<SummaryRow>

export interface ColumnsAsked {
  readonly seesMoney: boolean
  readonly isByCrop: boolean
  /** What the period before is called; nothing where there is none. */
  readonly before: string | undefined
  /** Someone else has a share of some crop. */
  readonly isShared: boolean
  /** Something was cut for hay beside what it is grown for. */
  readonly hasHay: boolean
  readonly hasCane: boolean
  /** Something that was harvested was watered. */
  readonly hasWater: boolean
}

/** Behind the name, which the table shows in its own way. */
export function summaryColumns(asked: ColumnsAsked) {
  const { seesMoney, isByCrop, before, isShared, hasHay, hasCane, hasWater } = asked
  return [
    paddocks,
    area('area_sown', 'Area sown'),
    amount('produced', 'Harvested'),
    ...(isShared ? [amount('own', 'Our share')] : []),
    yielded,
    ...(seesMoney ? [income, incomePerHectare] : []),
    statuses,
    ...(before ? [yieldBefore(before)] : []),
    ...(isByCrop ? [usual] : []),
    area('area_harvested', 'Area harvested'),
    figure('yield_on_sown', 'Yield on sown', { decimals: 2 }),
    ...(hasHay ? [figure('hay', 'Hay', { unit: 't', decimals: 1 })] : []),
    ...(hasCane
      ? [
          figure('ccs', 'CCS', { unit: '%', decimals: 2 }),
          figure('sugar', 'Sugar', { unit: 't', decimals: 1 }),
        ]
      : []),
    cropRain,
    figure('water_use', 'Water use', { unit: 'kg/ha/mm', decimals: 1 }),
    figure('nitrogen', 'N', { unit: 'kg/ha', decimals: 1 }),
    figure('phosphorus', 'P', { unit: 'kg/ha', decimals: 1 }),
    figure('megalitres_per_ha', 'Irrigation', { unit: 'ML/ha', decimals: 2 }),
    ...(hasWater ? [perMegalitre] : []),
  ]
}

/** Those that say the most. */
export const mainColumns: ReadonlySet<string> = new Set([
  'name',
  'paddocks',
  'area_sown',
  'produced',
  'own',
  'hay',
  'yield',
  'yield_before',
  'ccs',
  'sugar',
  'produced_per_ml',
  'income',
  'cost',
  'gross_margin',
  'margin_per_ha',
  'statuses',
])

/** What a file says beside, for figures whose unit stands in the cell. */
export const unitColumn: SummaryColumn = {
  key: 'unit',
  heading: 'Yield in',
  value: ({ crop }) => crop?.unit,
}

const paddocks: SummaryColumn = {
  key: 'paddocks',
  heading: 'Paddocks',
  kind: 'number',
  decimals: 0,
  value: ({ figures, kind }) => (kind === 'paddock' ? null : figures.paddocks),
  show: ({ figures, kind }) => (kind === 'paddock' ? '' : numberText(figures.paddocks, 0)),
}

type FigureName =
  | 'yield_on_sown'
  | 'area_sown'
  | 'area_harvested'
  | 'hay'
  | 'ccs'
  | 'sugar'
  | 'water_use'
  | 'nitrogen'
  | 'phosphorus'
  | 'megalitres_per_ha'

function figure(
  key: FigureName,
  heading: string,
  looks: Pick<SummaryColumn, 'unit' | 'decimals'>,
): SummaryColumn {
  return { key, heading, kind: 'number', ...looks, value: ({ figures }) => figures[key] }
}

function area(key: 'area_sown' | 'area_harvested', heading: string): SummaryColumn {
  return figure(key, heading, { unit: 'ha', decimals: 1 })
}

function amount(key: 'produced' | 'own', heading: string): SummaryColumn {
  return {
    key,
    heading,
    kind: 'number',
    decimals: 1,
    value: ({ figures }) => figures[key],
    show: ({ figures, crop }) => amountText(figures[key], crop?.unit.split('/')[0]),
  }
}

const cropRain: SummaryColumn = {
  key: 'crop_rain',
  heading: 'In-crop rain',
  unit: 'mm',
  kind: 'number',
  decimals: 0,
  value: ({ figures }) => figures.crop_rain,
  show: ({ figures }) => <RainFigure mm={figures.crop_rain} unread={figures.crop_rain_unread} />,
}

/** For a file, where no mark says it. */
export const unreadColumn: SummaryColumn = {
  key: 'crop_rain_unread',
  heading: 'Crop days without rain',
  unit: 'days',
  kind: 'number',
  decimals: 0,
  value: ({ figures }) => figures.crop_rain_unread,
}

/** Bales of cotton, tonnes of what else was watered. */
const perMegalitre: SummaryColumn = {
  key: 'produced_per_ml',
  heading: 'Per ML',
  kind: 'number',
  decimals: 2,
  value: ({ figures }) => figures.produced_per_ml,
  show: ({ figures, crop }) =>
    withUnit(figures.produced_per_ml, 2, crop && `${crop.unit.split('/')[0]}/ML`),
}

const yielded: SummaryColumn = {
  key: 'yield',
  heading: 'Yield',
  kind: 'number',
  decimals: 2,
  value: ({ figures }) => figures.yield,
  show: ({ figures, crop }) => withUnit(figures.yield, 2, crop?.unit),
}

function yieldBefore(period: string): SummaryColumn {
  return {
    key: 'yield_before',
    heading: `Yield ${period}`,
    kind: 'number',
    decimals: 2,
    value: row => row.yieldBefore,
    show: ({ yieldBefore: before, figures, crop }) => (
      <>
        {withUnit(before, 2, crop?.unit)} <Difference now={figures.yield} before={before} />
      </>
    ),
  }
}

function Difference({ now, before }: { now: number | null; before: number | null }) {
  if (now === null || before === null || before === 0) return null
  const part = excess(now, before)
  const way = part < 0 ? 'down' : 'up'
  return <span className="crop-difference">{`(${way} ${percentText(Math.abs(part), 0)})`}</span>
}

const usual: SummaryColumn = {
  key: 'usual',
  heading: 'Own 5-year yield',
  kind: 'number',
  decimals: 2,
  value: row => row.usual,
}

export const income: SummaryColumn = {
  key: 'income',
  heading: 'Income',
  kind: 'money',
  decimals: 0,
  value: ({ figures }) => figures.income,
  show: row => incomeText(row, row.figures.income),
}

export const incomePerHectare: SummaryColumn = {
  key: 'income_per_ha',
  heading: 'Income per ha',
  kind: 'money',
  decimals: 0,
  value: ({ figures }) => figures.income_per_ha,
  show: row => incomeText(row, row.figures.income_per_ha),
}

function incomeText({ isGrowing }: SummaryRow, cents: number | null) {
  if (cents !== null || !isGrowing) return moneyText(cents, 0)
  return (
    <abbr className="part-read" title="No income while the crop is still growing.">
      {notKnown}
    </abbr>
  )
}

const statuses: SummaryColumn = {
  key: 'statuses',
  heading: 'Status',
  value: ({ figures, kind }) =>
    figures.statuses
      .map(({ name, count }) => (kind === 'paddock' ? name : `${count} ${name.toLowerCase()}`))
      .join(', '),
}

function withUnit(value: number | null, decimals: number, unit: string | null | undefined): string {
  if (value === null) return notKnown
  return [numberText(value, decimals, decimals), unit].filter(Boolean).join(' ')
}
