// Rain between sowing and harvest, a bar for each crop of the period in its own colour. The figures are
// those of the cropping summary, a mean by area where a crop stands on several paddocks.

import type { CropGroup } from '@furrow/farming/crops/crop-group'
import { colourOfData } from '../../../charts/chart-key.ts'
import type { ChartDrawing } from '../../../charts/chart-drawing.ts'
import type { Plot } from '../../../charts/plot.ts'
import { countText, numberText } from '../../../ui/amounts.ts'
import { mmText } from '../rain-words.ts'

export type RainOfCrop = Pick<CropGroup, 'crop' | 'crop_rain' | 'crop_rain_unread' | 'paddocks'>

interface CropRow {
  readonly name: string
  readonly colour: string
  readonly paddocks: number
  readonly mm: number
  /** Days without a reading, of the paddock with most. */
  readonly unread: number
}

/** Nothing where of no crop anything was read. */
export function cropRainChart(
  groups: readonly RainOfCrop[],
  period: string,
): ChartDrawing<CropRow> | undefined {
  const rows = groups
    .flatMap(({ crop, crop_rain: mm, crop_rain_unread: unread, paddocks }) =>
      crop && mm !== null
        ? [{ name: crop.name, colour: crop.color, paddocks, mm, unread: unread ?? 0 }]
        : [],
    )
    .toSorted((one, other) => other.mm - one.mm)
  const [wettest] = rows
  if (!wettest) return undefined
  return {
    title: findingOf(rows),
    note: `Rain from the day after sowing to harvest or today, by crop of ${period}, in mm; a mean by area over all paddocks of a crop.`,
    plot: plotOf(rows),
    places: rows.map(placeOf),
    table: {
      columns: [
        { key: 'crop', heading: 'Crop', value: ({ name }) => name },
        {
          key: 'mm',
          heading: 'Rain',
          kind: 'number',
          unit: 'mm',
          decimals: 1,
          value: row => row.mm,
        },
        { key: 'paddocks', heading: 'Paddocks', kind: 'number', value: row => row.paddocks },
        { key: 'unread', heading: 'Days not recorded', kind: 'number', value: row => row.unread },
      ],
      rows,
      rowKey: ({ name }) => name,
    },
  }
}

/** With days missing, a crop may have had more: then nothing is said of which had most. */
function findingOf(rows: readonly CropRow[]): string {
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) return ''
  const told = `${first.name} had ${mmText(first.mm, 0)} from sowing to harvest`
  if (rows.length === 1 || rows.some(({ unread }) => unread > 0)) return told
  return `${told}, ${last.name} ${mmText(last.mm, 0)}`
}

function placeOf({ name, mm, paddocks, unread }: CropRow): readonly string[] {
  return [
    name,
    mmText(mm),
    countText(paddocks, 'paddock'),
    unread > 0 ? `${countText(unread, 'day')} not recorded` : '',
  ].filter(Boolean)
}

function plotOf(rows: readonly CropRow[]): Plot {
  return {
    unit: 'mm',
    names: rows.map(({ name }) => name),
    hasAllNames: true,
    series: [
      {
        label: '',
        as: 'bar',
        colour: 'accent',
        colours: rows.map(({ colour }) => colourOfData(colour)),
        figures: rows.map(({ mm }) => mm),
        texts: rows.map(({ mm }) => numberText(mm, 0)),
      },
    ],
  }
}
