// Draws on an element, and draws again when the figures, the colours or the size are others. The
// library comes when the first chart is looked at; where it does not, that is said.

import type { EChartsCoreOption, EChartsType } from 'echarts/core'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { startPlot } from './echarts-parts.ts'

export interface Plot {
  readonly state: 'coming' | 'there' | 'failed'
  /** Points at a place along the axis, as a mouse would. */
  pointAt(place: number | undefined): void
  /** The picture as it is drawn now. */
  picture(): string | undefined
}

export function usePlot(
  element: RefObject<HTMLDivElement | null>,
  option: EChartsCoreOption,
): Plot {
  const plot = useRef<EChartsType>(undefined)
  const latest = useRef(option)
  const [state, setState] = useState<Plot['state']>('coming')
  useEffect(() => {
    latest.current = option
    plot.current?.setOption(option, { notMerge: true })
  }, [option])
  useEffect(() => {
    const place = element.current
    if (!place) return undefined
    let isGone = false
    let stop: (() => void) | undefined
    const begin = (parts: Parts) => {
      if (isGone) return
      plot.current = parts.startPlot(place, sizeOf(place))
      plot.current.setOption(latest.current)
      stop = keepSize(place, plot.current)
      setState('there')
    }
    const leave = whenLookedAt(place, () => {
      if (loaded) begin(loaded)
      else loadPlot().then(begin, () => isGone || setState('failed'))
    })
    return () => {
      isGone = true
      leave()
      stop?.()
      plot.current?.dispose()
      plot.current = undefined
    }
  }, [element])
  return {
    state,
    pointAt(dataIndex) {
      if (dataIndex === undefined) plot.current?.dispatchAction({ type: 'hideTip' })
      else plot.current?.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex })
    },
    picture: () => plot.current?.getDataURL({ type: 'svg' }),
  }
}

let loaded: Parts | undefined

/** Also ahead, while what is drawn is still being read. */
export async function loadPlot(): Promise<Parts> {
  loaded ??= await import('./echarts-parts.ts')
  return loaded
}

/** In milliseconds. */
const moment = 1000

/** In sight at once; else when there is nothing more urgent, so that it is there for who scrolls or prints. */
function whenLookedAt(place: HTMLElement, draw: () => void): () => void {
  const canWait =
    typeof IntersectionObserver !== 'undefined' && typeof requestIdleCallback !== 'undefined'
  if (!canWait || isInSight(place)) {
    draw()
    return () => undefined
  }
  const begin = () => {
    stop()
    draw()
  }
  const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && begin())
  let idle = 0
  // A moment later: in the first pause of a page that comes, what is in sight is still to be painted.
  const timer = setTimeout(() => {
    idle = requestIdleCallback(begin)
  }, moment)
  const stop = () => {
    seen.disconnect()
    clearTimeout(timer)
    cancelIdleCallback(idle)
  }
  seen.observe(place)
  return stop
}

function isInSight(place: HTMLElement): boolean {
  const { top, bottom, height } = place.getBoundingClientRect()
  return height > 0 && top < innerHeight && bottom > 0
}

interface Parts {
  readonly startPlot: typeof startPlot
}

/** The size that it was drawn in is told once more when one begins to look at it. */
function keepSize(place: HTMLElement, plot: EChartsType): () => void {
  const seen = new ResizeObserver(() => {
    const size = sizeOf(place)
    if (size.width !== plot.getWidth() || size.height !== plot.getHeight()) plot.resize(size)
  })
  seen.observe(place)
  return () => seen.disconnect()
}

/** A page that is not laid out has no sizes. */
function sizeOf(place: HTMLElement) {
  return { width: place.clientWidth || 640, height: place.clientHeight || 320 }
}
