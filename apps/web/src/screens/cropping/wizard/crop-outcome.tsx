// What the crop came to: over all its paddocks, and paddock by paddock.

import type { CropTotals } from '@furrow/farming/crops/crop-group'
import { hundredfold } from '../../../ui/amounts.ts'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import type { CropRow } from '../crop-row.ts'
import { totalsOf } from '../figure-columns.ts'
import { RainFigure } from '../rain-figure.tsx'
import { FigureStrip } from '../../../ui/figure-strip.tsx'
import { harvestWords } from '../wizard-steps/harvest-for-many.ts'
import { paddockName } from './current-crop.ts'
import type { CurrentCrop } from './current-crop.ts'
import { nutrientFigures } from '../wizard-steps/nutrient-totals.tsx'

type CropsOfOneKind = Pick<CurrentCrop, 'rows' | 'harvest'>

export function CropOutcome({ hand }: { readonly hand: CropsOfOneKind }) {
  const { rows, harvest } = hand
  if (rows.length === 0) return null
  const totals = totalsOf(rows)
  const unit = unitOf(hand)
  const amount = unit.replace('/ha', '')
  return (
    <>
      <FigureStrip
        label="Result"
        figures={[
          { name: 'Area', value: totals.area, unit: 'ha' },
          ...(harvest
            ? [
                { name: 'Harvested', value: totals.produced, unit: amount },
                ...(totals.own === totals.produced
                  ? []
                  : [{ name: 'Our share', value: totals.own, unit: amount }]),
                { name: 'Yield', value: totals.yield, unit, decimals: 2 },
                { name: 'Water use', value: totals.water_use, unit: 'kg/ha/mm' },
                {
                  name: 'Of potential',
                  value: inPercent(totals.of_potential),
                  unit: '%',
                  decimals: 0,
                },
              ]
            : []),
        ]}
      />
      {totals.income === null ? null : (
        <FigureStrip
          label="Sales"
          figures={[
            { name: 'Sold', value: totals.sold, unit: amount },
            {
              name: 'Average price',
              value: totals.price,
              unit: amount === 'bales' ? 'bale' : amount,
              isMoney: true,
            },
            { name: 'Income per ha', value: totals.income_per_ha, unit: 'ha', isMoney: true },
          ]}
        />
      )}
      <MarginStrip totals={totals} unit={unit} />
      <FigureStrip label="Nutrients applied" figures={nutrientFigures(hand)} />
    </>
  )
}

/** Of its yield; what is grazed is told by the weight that stock gained on it. */
function unitOf({ rows, harvest }: CropsOfOneKind): string {
  return harvest ? harvestWords[harvest].unit : (rows[0]?.line.crop?.unit ?? '')
}

interface MarginProps {
  readonly totals: CropTotals
  /** Of its yield: `t/ha`. */
  readonly unit: string
}

/** Nothing for who sees no money, and where no direct cost is known. */
function MarginStrip({ totals, unit }: MarginProps) {
  if (totals.cost === null) return null
  const amount = unit.replace('/ha', '')
  const dollars = { unit: '', isMoney: true } as const
  return (
    <FigureStrip
      label="Income and costs"
      figures={[
        { name: 'Income', value: totals.income, ...dollars },
        { name: 'Direct cost', value: totals.cost, ...dollars },
        { name: 'Gross margin', value: totals.gross_margin, ...dollars },
        { name: 'Margin per ha', value: totals.margin_per_ha, unit: 'ha', isMoney: true },
        { name: 'Break-even yield', value: totals.break_even_yield, unit, decimals: 2 },
        {
          name: 'Break-even price',
          value: totals.break_even_price,
          unit: amount === 'bales' ? 'bale' : amount,
          isMoney: true,
        },
      ]}
    />
  )
}

export function PaddockOutcomes({ hand }: { readonly hand: CurrentCrop }) {
  const { rows, type } = hand
  if (rows.length === 0) return null
  return (
    <PlainTable
      caption={`${type.name}, paddock by paddock`}
      columns={columnsOf(unitOf(hand))}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}

function columnsOf(unit: string): readonly TableColumn<CropRow>[] {
  return [
    { key: 'paddock', heading: 'Paddock', value: paddockName },
    {
      key: 'area',
      heading: 'Sown',
      unit: 'ha',
      kind: 'number',
      decimals: 2,
      value: ({ line }) => line.area_sown,
      total: rows => totalsOf(rows).area_sown,
    },
    {
      key: 'yield',
      heading: 'Yield',
      unit,
      kind: 'number',
      decimals: 2,
      value: ({ line }) => line.yield,
      total: rows => totalsOf(rows).yield,
    },
    {
      key: 'rain',
      heading: 'In-crop rain',
      unit: 'mm',
      kind: 'number',
      decimals: 0,
      value: ({ line }) => line.crop_rain,
      show: ({ line }) => <RainFigure mm={line.crop_rain} unread={line.crop_rain_unread} />,
    },
    {
      key: 'water',
      heading: 'Water use',
      unit: 'kg/ha/mm',
      kind: 'number',
      decimals: 1,
      value: ({ line }) => line.water_use,
    },
    {
      key: 'potential',
      heading: 'Of potential',
      kind: 'percent',
      decimals: 0,
      value: ({ line }) => line.of_potential,
    },
  ]
}

const inPercent = (share: number | null) => (share === null ? null : hundredfold(share))
