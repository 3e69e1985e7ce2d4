// Drawing a boundary on the map: rings of land and of what is cut out of it, with every step undone
// and redone, and corners that find those of the neighbours.

import type { Map as LibreMap, MapMouseEvent, MapTouchEvent } from 'maplibre-gl'
import { TerraDraw, TerraDrawModeUndoRedo } from 'terra-draw'
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter'
import type { DrawnRing } from './drawn-shape.ts'
import type { MapColours } from './map-colours.ts'
import type { Ring } from './shape.ts'
import { cornerNear, partAt, withoutCorner } from './sketch-edits.ts'
import type { Pressing } from './sketch-edits.ts'
import { featureOf, isBeingDrawn, partOf, polygonsIn, ringIn } from './sketch-features.ts'
import type { SketchTool } from './sketch-features.ts'
import { begun, stepBack, stepForward, withStep } from './sketch-history.ts'
import type { History } from './sketch-history.ts'
import { drawingModes } from './sketch-modes.ts'

export interface Sketch {
  use(tool: SketchTool): void
  undo(): void
  redo(): void
  /** Closes the ring that is being drawn. */
  finish(): void
  end(): void
}

export interface SketchState {
  readonly tool: SketchTool
  /** With the one that is being drawn. */
  readonly rings: readonly DrawnRing[]
  /** Whether a ring is begun and not closed. */
  readonly isDrawing: boolean
  readonly canFinish: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

export interface SketchOptions {
  readonly rings: readonly DrawnRing[]
  readonly neighbours: readonly Ring[]
  readonly onChange: (state: SketchState) => void
}

type Options = SketchOptions & { readonly onEnd: () => void }

export class MapSketch implements Sketch {
  readonly #map: LibreMap
  readonly #draw: TerraDraw
  readonly #options: Options
  #tool: SketchTool = 'land'
  #history: History<readonly DrawnRing[]>
  #frame = 0

  constructor(map: LibreMap, colours: MapColours, options: Options) {
    this.#map = map
    this.#options = options
    this.#history = begun(options.rings)
    const { neighbours } = options
    this.#draw = new TerraDraw({
      adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: 9 }),
      modes: drawingModes(map, { colours, neighbours, toolNow: () => this.#tool }),
      undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
    })
    this.#draw.on('change', this.#tell)
    this.#draw.on('finish', (id, { action }) => this.#keepDrawn(id, action))
    map.on('click', this.#press)
    map.on('mousedown', this.#takeHold)
    map.on('touchstart', this.#takeHold)
    this.#draw.start()
    this.#show()
    this.use(options.rings.length > 0 ? 'move' : 'land')
  }

  use(tool: SketchTool): void {
    this.#tool = tool
    if (tool === 'land' || tool === 'hole') this.#draw.setMode('polygon')
    else this.#draw.setMode(tool === 'move' ? 'select' : 'static')
    const last = polygonsIn(this.#draw).at(-1)
    if (tool === 'move' && last?.id !== undefined) this.#draw.selectFeature(last.id)
    this.#tell()
  }

  undo(): void {
    if (this.#draw.canUndo()) return this.#inRing(() => this.#draw.undo())
    this.#go(stepBack(this.#history))
  }

  redo(): void {
    if (this.#draw.canRedo()) return this.#inRing(() => this.#draw.redo())
    this.#go(stepForward(this.#history))
  }

  finish(): void {
    this.#map.getCanvas().dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter' }))
  }

  end(): void {
    cancelAnimationFrame(this.#frame)
    this.#map.off('click', this.#press)
    this.#map.off('mousedown', this.#takeHold)
    this.#map.off('touchstart', this.#takeHold)
    this.#draw.stop()
    this.#options.onEnd()
  }

  #inRing(step: () => void): void {
    step()
    this.#tell()
  }

  #go(history: History<readonly DrawnRing[]>): void {
    this.#history = history
    this.#show()
    this.use(this.#tool)
  }

  /** What is kept takes the place of what is drawn. */
  #show(): void {
    this.#draw.setMode('static')
    this.#draw.removeFeatures(polygonsIn(this.#draw).flatMap(({ id }) => id ?? []))
    this.#draw.addFeatures(this.#history.now.map(featureOf))
  }

  #keep(rings: readonly DrawnRing[]): void {
    this.#history = withStep(this.#history, rings)
    this.#tell()
  }

  #keepDrawn(id: string | number, action: string): void {
    const isNew = action === 'draw'
    if (isNew) this.#draw.updateFeatureProperties(id, { part: partOf(this.#tool) })
    this.#keep(polygonsIn(this.#draw).map(polygon => ringIn(polygon, 'land')))
    // It is not through with closing the ring.
    if (isNew) queueMicrotask(() => this.use('move'))
  }

  readonly #press = (event: MapMouseEvent): void => {
    const rings = this.#history.now
    const { lng, lat } = event.lngLat
    const next =
      this.#tool === 'part'
        ? partAt(rings, [lng, lat])
        : this.#tool === 'corner'
          ? withoutCorner(rings, this.#pressing(event))
          : undefined
    if (next) this.#go(withStep(this.#history, next))
  }

  /** A corner can be dragged whichever ring was moved before. */
  readonly #takeHold = (event: MapMouseEvent | MapTouchEvent): void => {
    if (this.#tool !== 'move') return
    const polygons = polygonsIn(this.#draw)
    const rings = polygons.map(polygon => ringIn(polygon, 'land'))
    const held = polygons[cornerNear(rings, this.#pressing(event))?.at ?? -1]
    if (held?.id !== undefined && held.properties['selected'] !== true) {
      this.#draw.selectFeature(held.id)
    }
  }

  #pressing({ point }: MapMouseEvent | MapTouchEvent): Pressing {
    return { pressed: point, project: ([east, north]) => this.#map.project([east, north]) }
  }

  /** Once for each picture, however much is moved. */
  readonly #tell = (): void => {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0
      this.#options.onChange(this.#state())
    })
  }

  #state(): SketchState {
    const polygons = polygonsIn(this.#draw)
    const drawing = polygons.find(isBeingDrawn)
    return {
      tool: this.#tool,
      rings: polygons.map(polygon => ringIn(polygon, partOf(this.#tool))),
      isDrawing: drawing !== undefined,
      canFinish: Number(drawing?.properties['committedCoordinateCount'] ?? 0) >= 3,
      canUndo: this.#draw.canUndo() || this.#history.past.length > 0,
      canRedo: this.#draw.canRedo() || this.#history.future.length > 0,
    }
  }
}
