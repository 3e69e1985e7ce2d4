// The map itself, made in an element of the page: shows a picture, tells what is pressed, and lets
// someone draw. North is up, always.

import { Map as LibreMap, NavigationControl, ScaleControl, setWorkerUrl } from 'maplibre-gl'
import type { MapLayerMouseEvent, MapMouseEvent } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { Bounds } from './bounds.ts'
import { firstView } from './ground-view.ts'
import { mapColours, onOtherColours } from './map-colours.ts'
import { mapLabels } from './map-labels.ts'
import type { Labels } from './map-labels.ts'
import { groundStyle, paintAnew, pointsLayer, shapesLayer, showPicture } from './map-layers.ts'
import type { MapPicture, Tiles } from './map-picture.ts'
import type { Position } from './shape.ts'
import { MapSketch } from './sketch.ts'
import type { Sketch, SketchOptions } from './sketch.ts'

export interface FarmMap {
  show(picture: MapPicture): void
  /** So that all of it is seen. */
  fit(bounds: Bounds): void
  sketch(options: SketchOptions): Sketch
  /** Tells each place that is pressed, instead of what is there; call what it gives to end it. */
  pick(onPick: (place: Position) => void): () => void
}

interface MapOptions {
  /** What it shows, for readers. */
  readonly name: string
  readonly tiles: Tiles | undefined
  readonly bounds: Bounds | undefined
  readonly onChoose: (id: number) => void
  /** Pictures of the ground cannot be had. */
  readonly onTrouble: () => void
  /** It is not needed any more. */
  readonly signal: AbortSignal
}

/** Resolves when it can be drawn on. Fails where the browser cannot draw maps. */
export async function makeFarmMap(element: HTMLElement, options: MapOptions): Promise<FarmMap> {
  setWorkerUrl(workerUrl)
  const map = bareMap(element, options)
  options.signal.addEventListener('abort', () => map.remove())
  map.on('error', ({ error }) => {
    if (isOfNetwork(error)) options.onTrouble()
    else console.error(error)
  })
  await map.once('load')
  return new ShownMap(map, element, options)
}

class ShownMap implements FarmMap {
  readonly #map: LibreMap
  readonly #element: HTMLElement
  readonly #labels: Labels
  /** Someone draws, or says a place. */
  #isBusy = false

  constructor(map: LibreMap, element: HTMLElement, { onChoose, signal }: MapOptions) {
    this.#map = map
    this.#element = element
    this.#labels = labelsOn(map)
    const stopHearing = onOtherColours(() => paintAnew(map, mapColours(element)))
    signal.addEventListener('abort', stopHearing)
    this.#hearPointer(onChoose)
  }

  show(picture: MapPicture): void {
    showPicture(this.#map, picture)
    this.#labels.show(picture)
  }

  fit(bounds: Bounds): void {
    const { clientWidth, clientHeight } = this.#element
    const padding = Math.min(48, Math.floor(Math.min(clientWidth, clientHeight) / 6))
    this.#map.fitBounds([...bounds], { padding, maxZoom: 17 })
  }

  sketch(options: SketchOptions): Sketch {
    this.#begin('')
    const sketch = new MapSketch(this.#map, mapColours(this.#element), {
      ...options,
      onEnd: () => this.#end(),
    })
    return sketch
  }

  pick(onPick: (place: Position) => void): () => void {
    const hear = ({ lngLat }: MapMouseEvent) => onPick([lngLat.lng, lngLat.lat])
    this.#begin('crosshair')
    this.#map.on('click', hear)
    return () => {
      this.#map.off('click', hear)
      this.#end()
    }
  }

  #begin(cursor: string): void {
    this.#isBusy = true
    this.#labels.point(undefined)
    this.#map.getCanvas().style.cursor = cursor
  }

  #end(): void {
    this.#isBusy = false
    this.#map.getCanvas().style.cursor = ''
  }

  #hearPointer(onChoose: (id: number) => void): void {
    const map = this.#map
    map.on('click', shapesLayer, event => {
      const isPoint = map.queryRenderedFeatures(event.point, { layers: [pointsLayer] }).length > 0
      if (!isPoint && !this.#isBusy) onChoose(idOf(event))
    })
    map.on('mousemove', shapesLayer, event => {
      if (this.#isBusy) return
      map.getCanvas().style.cursor = 'pointer'
      this.#labels.point(idOf(event))
    })
    map.on('mouseleave', shapesLayer, () => {
      if (this.#isBusy) return
      map.getCanvas().style.cursor = ''
      this.#labels.point(undefined)
    })
  }
}

function labelsOn(map: LibreMap): Labels {
  const layer = document.createElement('div')
  layer.className = 'map-labels'
  // The list beside the map says all of it.
  layer.setAttribute('aria-hidden', 'true')
  map.getCanvasContainer().append(layer)
  const labels = mapLabels(layer, place => map.project([...place]))
  map.on('render', () => labels.place())
  return labels
}

function idOf({ features }: MapLayerMouseEvent): number {
  return Number(features?.[0]?.id ?? 0)
}

/** Where nothing is drawn yet: the land that most of its farms are in. */
const anywhere: Bounds = [113, -43, 154, -11]

function bareMap(container: HTMLElement, { name, tiles, bounds }: MapOptions): LibreMap {
  const map = new LibreMap({
    container,
    style: groundStyle(mapColours(container), tiles),
    bounds: [...(bounds ?? anywhere)],
    fitBoundsOptions: firstView,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    // Or there is nothing of it on paper.
    canvasContextAttributes: { preserveDrawingBuffer: true },
    locale: { 'Map.Title': name },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  map.addControl(new ScaleControl({ unit: 'metric', maxWidth: 120 }), 'bottom-left')
  return map
}

/** Only the ground behind the paddocks is fetched from anywhere. */
function isOfNetwork(error: unknown): boolean {
  return error instanceof Error && 'status' in error && 'url' in error
}
