// Those parts of the drawing library that our charts use. It is large: this file is only ever imported
// when a chart is looked at.

import { BarChart, LineChart, ScatterChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import { init, use as register } from 'echarts/core'
import type { EChartsType } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

register([BarChart, LineChart, ScatterChart, GridComponent, TooltipComponent, SVGRenderer])

export interface PlotSize {
  readonly width: number
  readonly height: number
}

export function startPlot(place: HTMLElement, size: PlotSize): EChartsType {
  return init(place, null, { renderer: 'svg', ...size })
}
