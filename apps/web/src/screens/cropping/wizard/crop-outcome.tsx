// What the crop came to: over all its paddocks, and paddock by paddock.

import { yieldOf } from '@furrow/farming/crop-yield'
import { sumOf, weightedMean } from '@furrow/farming/ratio'
import { yieldColumns } from '../figure-columns.ts'
import { takenOff } from '../taken-off.ts'
import { hundredfold } from '../../../ui/amounts.ts'
import { PlainTable } from '../../../ui/plain-table.tsx'
import type { Column } from '../../../ui/table-columns.ts'
import type { CropRow } from '../crop-row.ts'
import { areaOf, sownArea } from './crop-course.ts'
import { FigureStrip } from './figure-strip.tsx'
import { harvestWords } from './harvest-for-many.ts'
import { paddockName } from './in-hand.ts'
import type { CropInHand } from './in-hand.ts'
import { nutrientFigures } from './nutrient-totals.tsx'

export function CropOutcome({ hand }: { readonly hand: CropInHand }) {
  const { rows, harvest } = hand
  if (rows.length === 0) return null
  const unit = harvest ? harvestWords[harvest].unit : ''
  const taken = rows.flatMap(takenOff)
  return (
    <>
      <FigureStrip
        label="What it came to"
        figures={[
          { name: 'Area', value: sumOf(rows.map(areaOf)), unit: 'ha' },
          ...(harvest
            ? [
                { name: 'Taken off', value: sumOf(taken.map(one => one.quantity)), unit: unit.replace('/ha', '') },
                { name: 'Yield', value: yieldOf(taken), unit, decimals: 2 },
                { name: 'Water use', value: meanOf(rows, 'water_use'), unit: 'kg/ha/mm' },
                { name: 'Of potential', value: inPercent(meanOf(rows, 'potential')), unit: '%', decimals: 0 },
              ]
            : []),
        ]}
      />
      <FigureStrip label="Nutrients put on" figures={nutrientFigures(hand)} />
    </>
  )
} // prettier-ignore

export function PaddockOutcomes({ hand }: { readonly hand: CropInHand }) {
  const { rows, harvest, type } = hand
  if (rows.length === 0) return null
  return (
    <PlainTable
      caption={`${type.name}, paddock by paddock`}
      columns={columnsOf(harvest ? harvestWords[harvest].unit : '')}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}

function columnsOf(unit: string): readonly Column<CropRow>[] {
  return [
    { key: 'paddock', heading: 'Paddock', value: paddockName },
    { key: 'area', heading: 'Sown', unit: 'ha', kind: 'number', decimals: 2, value: sownArea, total: 'sum' },
    { key: 'yield', heading: 'Yield', unit, kind: 'number', decimals: 2, value: row => figureOf(row, 'yield'), total: rows => yieldOf(rows.flatMap(takenOff)) },
    { key: 'rain', heading: 'Rain', unit: 'mm', kind: 'number', decimals: 0, value: ({ figures }) => figures.cropRain },
    { key: 'water', heading: 'Water use', unit: 'kg/ha/mm', kind: 'number', decimals: 1, value: row => figureOf(row, 'water_use') },
    { key: 'potential', heading: 'Potential', kind: 'percent', decimals: 0, value: row => figureOf(row, 'potential') },
  ]
} // prettier-ignore

/** As the spreadsheet has it. */
function figureOf(row: CropRow, id: string): number | null {
  const value = yieldColumns.find(column => column.id === id)?.value(row)
  return typeof value === 'number' ? value : null
}

/** Each paddock by its area. */
function meanOf(rows: readonly CropRow[], id: string): number | null {
  return weightedMean(rows.map(row => ({ figure: figureOf(row, id), weight: areaOf(row) })))
}

const inPercent = (share: number | null) => (share === null ? null : hundredfold(share))
