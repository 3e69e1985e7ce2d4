// Charts of what one crop gave: by the week it was sown, by variety, by rain.

import type { CropLine } from '@furrow/farming/crops/crop-line'
import type { KindOfCrop } from '@furrow/farming/crops/crop-record'
import {
  rainBand,
  yieldsByRain,
  yieldsBySowing,
  yieldsByVariety,
} from '@furrow/farming/crops/yields-by'
import type { YieldBin } from '@furrow/farming/crops/yields-by'
import { colourOfData } from '../../../charts/chart-key.ts'
import type { ChartDrawing } from '../../../charts/chart-drawing.ts'
import type { Plot } from '../../../charts/plot.ts'
import { areaText, countText, dayText, numberText } from '../../../ui/amounts.ts'

export interface YieldChart extends ChartDrawing<YieldBin> {
  readonly name: string
}

interface Way {
  readonly of: (lines: readonly CropLine[]) => readonly YieldBin[]
  readonly heading: string
  readonly name: (at: YieldBin['at']) => string
  /** `Wheat sown in the week starting 06/05/2024`. */
  readonly finding: (crop: string, bin: string) => string
  readonly note: string
  /** Says nothing of what stands for years. */
  readonly ofOneSeason?: true
}

const ways: readonly Way[] = [
  {
    of: yieldsBySowing,
    heading: 'Sown, week starting',
    name: at => dayText(String(at)),
    finding: (crop, week) => `${crop} sown in the week starting ${week}`,
    note: 'by week of sowing (week starting)',
    ofOneSeason: true,
  },
  {
    of: yieldsByVariety,
    heading: 'Variety',
    name: String,
    finding: (crop, variety) => `Of ${crop}, ${variety}`,
    note: 'by variety',
  },
  {
    of: yieldsByRain,
    heading: 'In-crop rain',
    name: at => `${numberText(Number(at))} to ${numberText(Number(at) + rainBand)} mm`,
    finding: (crop, rain) => `${crop} with ${rain} of rain`,
    note: 'by rain from sowing to harvest',
  },
]

/** Only where there is something to compare. */
export function yieldCharts(crop: KindOfCrop, lines: readonly CropLine[]): readonly YieldChart[] {
  const own = lines.filter(line => line.crop?.id === crop.id)
  const telling = ways.filter(way => !crop.perennial || !way.ofOneSeason)
  return telling.flatMap(way => {
    const bins = way.of(own)
    return bins.length < 2 ? [] : [chartOf(crop, way, bins)]
  })
}

function chartOf(crop: KindOfCrop, way: Way, bins: readonly YieldBin[]): YieldChart {
  const [best] = bins.toSorted((one, other) => other.yield - one.yield)
  const figure = `${numberText(best?.yield)} ${crop.unit}`
  return {
    name: `${crop.name} ${way.note}`,
    title: `${way.finding(crop.name, way.name(best?.at ?? ''))} yielded best: ${figure}`,
    note: `${crop.name}, ${crop.unit} ${way.note}, weighted by hectares.`,
    plot: plotOf(crop, way, bins),
    places: bins.map(bin => [
      way.name(bin.at),
      `${numberText(bin.yield)} ${crop.unit}`,
      `${countText(bin.paddocks, 'paddock')}, ${areaText(bin.area)}`,
    ]),
    begin: 0,
    table: { columns: columnsOf(crop, way), rows: bins, rowKey: ({ at }) => at },
  }
}

function plotOf(crop: KindOfCrop, way: Way, bins: readonly YieldBin[]): Plot {
  return {
    unit: crop.unit,
    names: bins.map(({ at }) => way.name(at)),
    hasAllNames: true,
    series: [
      {
        label: `${crop.name} yield, ${crop.unit}`,
        as: 'bar',
        colour: colourOfData(crop.color),
        figures: bins.map(bin => bin.yield),
        texts: bins.map(bin => numberText(bin.yield)),
      },
    ],
  }
}

function columnsOf(crop: KindOfCrop, way: Way): ChartDrawing<YieldBin>['table']['columns'] {
  const figure = { kind: 'number', decimals: 2 } as const
  return [
    { key: 'at', heading: way.heading, value: ({ at }) => way.name(at) },
    { key: 'yield', heading: 'Yield', unit: crop.unit, ...figure, value: bin => bin.yield },
    { key: 'paddocks', heading: 'Paddocks', ...figure, value: bin => bin.paddocks },
    { key: 'area', heading: 'Area harvested', unit: 'ha', ...figure, value: bin => bin.area },
  ]
}
