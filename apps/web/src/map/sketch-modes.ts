// How rings are drawn and how their corners are moved: what they look like, and how near is near enough
// for a mouse or a finger.

import type { Map as LibreMap } from 'maplibre-gl'
import { TerraDrawPolygonMode, TerraDrawSelectMode } from 'terra-draw'
import type { GeoJSONStoreFeatures, HexColor, TerraDrawMouseEvent } from 'terra-draw'
import { boundsOf, doMeet } from './bounds.ts'
import type { Bounds } from './bounds.ts'
import type { MapColours } from './map-colours.ts'
import { rounded } from './mend-shape.ts'
import type { Ring } from './shape.ts'
import { snapped } from './snapping.ts'

interface Drawing {
  readonly colours: MapColours
  readonly neighbours: readonly Ring[]
  readonly toolNow: () => string
}

export function drawingModes(map: LibreMap, drawing: Drawing) {
  const isTouch = matchMedia('(pointer: coarse)').matches
  const pointerDistance = isTouch ? 26 : 16
  const snapping = { toCustom: snapTo(map, drawing.neighbours, isTouch ? 20 : 12) }
  const looks = looksOf(drawing)
  const polygon = new TerraDrawPolygonMode({
    pointerDistance,
    snapping,
    showCoordinatePoints: true,
    styles: { ...looks.drawn, ...pointLooks(drawing.colours, isTouch) },
  })
  const coordinates = {
    draggable: true,
    midpoints: { draggable: true },
    deletable: true,
    snappable: snapping,
  }
  const select = new TerraDrawSelectMode({
    pointerDistance,
    allowManualDeselection: false,
    keyEvents: null,
    flags: { polygon: { feature: { draggable: false, coordinates } } },
    styles: { ...looks.selected, ...handleLooks(drawing.colours, isTouch) },
  })
  return [polygon, select]
}

const hex = (colour: string): HexColor => colour as HexColor

/** Land in the colour of the page’s actions; what is cut out of it as bare ground. */
function looksOf({ colours, toolNow }: Drawing) {
  const isHole = ({ properties }: GeoJSONStoreFeatures) =>
    (properties['part'] ?? toolNow()) === 'hole'
  const fill = (feature: GeoJSONStoreFeatures) =>
    hex(isHole(feature) ? colours.ground : colours.accent)
  const opacity = (feature: GeoJSONStoreFeatures) => (isHole(feature) ? 0.8 : 0.3)
  const line = (feature: GeoJSONStoreFeatures) =>
    hex(isHole(feature) ? colours.attention : colours.accent)
  return {
    drawn: { fillColor: fill, fillOpacity: opacity, outlineColor: line, outlineWidth: 3 as number },
    selected: {
      selectedPolygonColor: fill,
      selectedPolygonFillOpacity: opacity,
      selectedPolygonOutlineColor: line,
      selectedPolygonOutlineWidth: 3 as number,
    },
  }
}

function pointLooks({ panel, ink, attention }: MapColours, isTouch: boolean) {
  const width = isTouch ? 8 : 6
  return {
    closingPointColor: hex(attention),
    closingPointWidth: width + 2,
    closingPointOutlineColor: hex(panel),
    closingPointOutlineWidth: 2,
    snappingPointColor: hex(attention),
    snappingPointWidth: width,
    snappingPointOutlineColor: hex(ink),
    snappingPointOutlineWidth: 2,
    coordinatePointColor: hex(panel),
    coordinatePointWidth: width - 2,
    coordinatePointOutlineColor: hex(ink),
    coordinatePointOutlineWidth: 2,
  }
}

function handleLooks({ panel, ink, accent }: MapColours, isTouch: boolean) {
  const width = isTouch ? 9 : 7
  return {
    selectionPointColor: hex(panel),
    selectionPointWidth: width,
    selectionPointOutlineColor: hex(ink),
    selectionPointOutlineWidth: 2.5,
    midPointColor: hex(accent),
    midPointWidth: width - 3,
    midPointOutlineColor: hex(panel),
    midPointOutlineWidth: 1.5,
  }
}

/** To what lies so many dots away, at whatever scale. */
function snapTo(map: LibreMap, neighbours: readonly Ring[], dots: number) {
  const boxed = neighbours.flatMap(ring => {
    const box = boundsOf(ring)
    return box ? [{ ring, box }] : []
  })
  return ({ lng, lat }: TerraDrawMouseEvent) => {
    const { x, y } = map.project([lng, lat])
    const beside = map.unproject([x + dots, y - dots])
    const reach = { east: Math.abs(beside.lng - lng), north: Math.abs(beside.lat - lat) }
    const area: Bounds = [lng - reach.east, lat - reach.north, lng + reach.east, lat + reach.north]
    const near = boxed.filter(({ box }) => doMeet(box, area)).map(({ ring }) => ring)
    const found = snapped([lng, lat], near, reach)
    return found && [...rounded(found)]
  }
}
