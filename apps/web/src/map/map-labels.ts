// Names on the map, as elements of the page: nothing has to be fetched for them, and they are as sharp
// as all other text. A name that does not fit into its shape is left out, unless it is asked for.

import type { Map as LibreMap } from 'maplibre-gl'
import { boundsOf } from './bounds.ts'
import type { Bounds } from './bounds.ts'
import { labelPlace } from './label-place.ts'
import { labelRooms } from './label-room.ts'
import type { LabelRoom, LabelWish } from './label-room.ts'
import type { MapLabel, MapPicture } from './map-picture.ts'
import { positionsOf } from './shape.ts'
import type { Position } from './shape.ts'

export interface Labels {
  show(picture: MapPicture): void
  /** The shape that is pointed at says what its colour means. */
  point(id: number | undefined): void
  destroy(): void
}

interface Label {
  readonly key: string
  readonly element: HTMLElement
  readonly name: HTMLElement
  readonly side: LabelWish['side']
  readonly at: Position
  /** Of the shape; nothing for a point, whose name stands beside it. */
  readonly box: Bounds | undefined
  readonly isChosen: boolean
}

export function mapLabels(map: LibreMap): Labels {
  const layer = document.createElement('div')
  layer.className = 'map-labels'
  // The list beside the map says all of it.
  layer.setAttribute('aria-hidden', 'true')
  map.getCanvasContainer().append(layer)
  let labels: readonly Label[] = []
  // Of the names, in dots: asked for once, as the page has to lay itself out to say it.
  let widths: readonly LabelWish['widths'][] = []
  let pointed: string | undefined
  const place = () => {
    const isAsked = ({ key, isChosen }: Label) => isChosen || key === pointed
    const wishes = labels.map((label, at) =>
      wishOf(map, label, { widths: widths[at] ?? noWidth, isAsked: isAsked(label) }),
    )
    for (const [at, room] of labelRooms(wishes).entries()) {
      const [label, wish] = [labels[at], wishes[at]]
      if (label && wish) placeLabel(label, wish, room)
    }
  }
  map.on('render', place)
  return {
    show(picture) {
      labels = labelsOf(picture)
      layer.replaceChildren(...labels.map(({ element }) => element))
      widths = labels.map(widthsOf)
      place()
    },
    point(id) {
      pointed = id === undefined ? undefined : String(id)
      place()
    },
    destroy() {
      map.off('render', place)
      layer.remove()
    },
  }
}

function labelsOf({ shapes, points }: MapPicture): readonly Label[] {
  const ofShapes = shapes.flatMap(({ id, shape, label, look }): Label[] => {
    const at = label && labelPlace(shape)
    const box = boundsOf(positionsOf(shape))
    if (!label || !at || !box) return []
    const built = labelElement(label, look)
    return [{ key: String(id), ...built, side: 'middle', at, box, isChosen: look === 'chosen' }]
  })
  const ofPoints = points.map(({ id, kind, at, label, look }): Label => {
    const built = labelElement(label, kind)
    const side = kind === 'gauge' ? 'right' : 'left'
    return { key: id, ...built, side, at, box: undefined, isChosen: look === 'chosen' }
  })
  return [...ofShapes, ...ofPoints]
}

function labelElement(label: MapLabel, look: string) {
  const element = document.createElement('span')
  element.className = 'map-label'
  element.dataset['look'] = look
  const name = lineOf(label.name, 'name')
  const { detail, word } = label
  element.append(name)
  if (detail !== undefined) element.append(lineOf(detail, 'detail'))
  if (word !== undefined) element.append(lineOf(word, 'word'))
  return { element, name }
}

function lineOf(text: string, what: string): HTMLElement {
  const line = document.createElement('span')
  line.className = `map-label-${what}`
  line.textContent = text
  return line
}

const noWidth: LabelWish['widths'] = { name: 0, all: 0 }

function widthsOf({ element, name }: Label): LabelWish['widths'] {
  const lines = [...element.querySelectorAll<HTMLElement>(':scope > :not(.map-label-word)')]
  return { name: name.offsetWidth, all: Math.max(...lines.map(line => line.offsetWidth)) }
}

function wishOf(
  map: LibreMap,
  { at, box, side }: Label,
  given: Pick<LabelWish, 'widths' | 'isAsked'>,
): LabelWish {
  const { x, y } = map.project([...at])
  return { x, y, ground: box && groundOf(map, box), side, ...given }
}

function groundOf(map: LibreMap, [west, south, east, north]: Bounds): LabelWish['ground'] {
  const [low, high] = [map.project([west, south]), map.project([east, north])]
  return { wide: high.x - low.x, tall: low.y - high.y }
}

function placeLabel({ element }: Label, { x, y, isAsked }: LabelWish, room: LabelRoom): void {
  element.style.transform = `translate(${x.toFixed(1)}px, ${(y + room.down).toFixed(1)}px)`
  element.dataset['pointed'] = String(isAsked)
  element.dataset['room'] = room.room
}
