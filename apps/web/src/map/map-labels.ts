// Names on the map, as elements of the page: nothing has to be fetched for them, and they are as sharp
// as all other text. A name that does not fit into its shape is shortened or left out, unless it is asked
// for.

import { namedGround } from './label-ground.ts'
import type { NamedGround, Project } from './label-ground.ts'
import { labelRooms } from './label-room.ts'
import type { LabelRoom, LabelWish } from './label-room.ts'
import type { MapLabel, MapPicture } from './map-picture.ts'
import type { Position, Shape } from './shape.ts'

export interface Labels {
  show(picture: MapPicture): void
  /** The shape that is pointed at says what its colour means. */
  point(id: number | undefined): void
  /** Again, where the ground below has moved. */
  place(): void
}

interface Label {
  readonly key: string
  readonly element: HTMLElement
  readonly name: HTMLElement
  readonly side: LabelWish['side']
  readonly at: Position
  /** Nothing for a point, whose name stands beside it. */
  readonly ground: NamedGround | undefined
  readonly isChosen: boolean
}

/** `layer`: an element that lies over the map. */
export function mapLabels(layer: HTMLElement, project: Project): Labels {
  let labels: readonly Label[] = []
  // Of the names, in dots: asked for once, as the page has to lay itself out to say it.
  let widths: readonly LabelWish['widths'][] = []
  let pointed: string | undefined
  // What has room changes with the scale, not with where one looks.
  let known: { readonly scale: string; readonly rooms: readonly LabelRoom[] } | undefined
  const roomsNow = (): readonly LabelRoom[] => {
    const isAsked = ({ key, isChosen }: Label) => isChosen || key === pointed
    const wishes = labels.map((label, at) =>
      wishOf(label, project, { widths: widths[at] ?? noWidth, isAsked: isAsked(label) }),
    )
    for (const [at, label] of labels.entries()) {
      label.element.dataset['pointed'] = String(wishes[at]?.isAsked ?? false)
    }
    return labelRooms(wishes)
  }
  const place = () => {
    const scale = scaleOf(project)
    if (known?.scale !== scale) known = { scale, rooms: roomsNow() }
    for (const [at, label] of labels.entries()) {
      const room = known.rooms[at]
      if (room) placeLabel(label, project(label.at), room)
    }
  }
  const placeAnew = () => {
    known = undefined
    place()
  }
  return {
    show(picture) {
      labels = labelsOf(picture)
      layer.replaceChildren(...labels.map(({ element }) => element))
      widths = labels.map(widthsOf)
      placeAnew()
    },
    point(id) {
      const next = id === undefined ? undefined : String(id)
      if (next === pointed) return
      pointed = next
      placeAnew()
    },
    place,
  }
}

/** In dots for a degree, as far as it can be seen. */
function scaleOf(project: Project): string {
  return (project([1, 0]).x - project([0, 0]).x).toPrecision(5)
}

const grounds = new WeakMap<Shape, NamedGround | undefined>()

/** Looked for once in each shape. */
function groundOnce(shape: Shape): NamedGround | undefined {
  if (!grounds.has(shape)) grounds.set(shape, namedGround(shape))
  return grounds.get(shape)
}

function labelsOf({ shapes, points }: MapPicture): readonly Label[] {
  const ofShapes = shapes.flatMap(({ id, shape, label, look }): Label[] => {
    const ground = label && groundOnce(shape)
    if (!label || !ground) return []
    const built = labelElement(label, look)
    const isChosen = look === 'chosen'
    return [{ key: String(id), ...built, side: 'middle', at: ground.at, ground, isChosen }]
  })
  const ofPoints = points.map(({ id, kind, at, label, look }): Label => {
    const built = labelElement(label, kind)
    const side = kind === 'gauge' ? 'right' : 'left'
    return { key: id, ...built, side, at, ground: undefined, isChosen: look === 'chosen' }
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

const noWidth: LabelWish['widths'] = { name: 0, all: 0, full: 0 }

function widthsOf({ element, name }: Label): LabelWish['widths'] {
  const lines = [...element.querySelectorAll<HTMLElement>(':scope > *')]
  const widest = (some: readonly HTMLElement[]) => Math.max(...some.map(line => line.offsetWidth))
  const isWord = (line: HTMLElement) => line.className === 'map-label-word'
  const plain = lines.filter(line => !isWord(line))
  return { name: name.offsetWidth, all: widest(plain), full: widest(lines) }
}

function wishOf(
  { at, ground, side }: Label,
  project: Project,
  given: Pick<LabelWish, 'widths' | 'isAsked'>,
): LabelWish {
  return { ...project(at), ground: ground?.groundSeen(project), side, ...given }
}

function placeLabel(
  { element, name }: Label,
  { x, y }: { readonly x: number; readonly y: number },
  { room, right, down, width }: LabelRoom,
): void {
  element.style.transform = `translate(${(x + right).toFixed(1)}px, ${(y + down).toFixed(1)}px)`
  element.dataset['room'] = room
  name.style.maxWidth = width === undefined ? '' : `${width}px`
}
