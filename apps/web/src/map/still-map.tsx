// The map while the library that draws it comes, and where a browser cannot draw it: the same picture,
// standing still. It is there with the rest of the page, and shapes can be pressed.

import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Bounds } from './bounds.ts'
import { groundView } from './ground-view.ts'
import { hatch } from './hatch.ts'
import type { Project } from './label-ground.ts'
import { mapLabels } from './map-labels.ts'
import type { MapPicture, ShownPoint, ShownShape } from './map-picture.ts'
import { polygonsOf } from './shape.ts'
import type { Shape } from './shape.ts'

interface Props {
  readonly picture: MapPicture
  readonly bounds: Bounds | undefined
  readonly onChoose: (id: number) => void
}

export function StillMap({ picture, bounds, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const project = useMemo(() => bounds && size && groundView(bounds, size), [bounds, size])
  return (
    // All of it stands in the list beside the map, too, which is read and stepped through.
    <div ref={box} className="map-still" aria-hidden>
      {project ? <Drawn picture={picture} project={project} onChoose={onChoose} /> : null}
    </div>
  )
}

interface DrawnProps extends Omit<Props, 'bounds'> {
  readonly project: Project
}

function Drawn({ picture, project, onChoose }: DrawnProps) {
  const { shapes, points } = picture
  const names = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (names.current) mapLabels(names.current, project).show(picture)
  }, [project, picture])
  const id = useId()
  const seconds = [...new Set(shapes.flatMap(({ second }) => second ?? []))]
  return (
    <>
      <svg>
        <defs>
          {seconds.map((colour, place) => (
            <Hatch key={colour} id={`${id}${place}`} colour={colour} />
          ))}
        </defs>
        {shapes.map(shape => {
          const place = seconds.indexOf(shape.second ?? '')
          const stripes = place < 0 ? undefined : `url(#${id}${place})`
          return <OneShape key={shape.id} {...{ shape, project, stripes, onChoose }} />
        })}
        {points.map(point => (
          <OnePoint key={point.id} point={point} project={project} />
        ))}
      </svg>
      <div ref={names} className="map-labels" />
    </>
  )
}

function Hatch({ id, colour }: { readonly id: string; readonly colour: string }) {
  const { apart, wide } = hatch
  return (
    <pattern
      id={id}
      width={apart}
      height={apart}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width={wide} height={apart} fill={colour} />
    </pattern>
  )
}

interface ShapeProps {
  readonly shape: ShownShape
  readonly project: Project
  /** Laid over its colour. */
  readonly stripes: string | undefined
  readonly onChoose: (id: number) => void
}

function OneShape({ shape: shown, project, stripes, onChoose }: ShapeProps) {
  const path = useMemo(() => pathOf(shown.shape, project), [shown.shape, project])
  const { colour, look } = shown
  return (
    <g data-look={look} onClick={look === 'ghost' ? undefined : () => onChoose(shown.id)}>
      <path d={path} fill={look === 'ghost' ? 'none' : colour} />
      {stripes === undefined ? null : <path d={path} fill={stripes} />}
      <path d={path} className="map-still-line" />
    </g>
  )
}

function OnePoint({ point, project }: { readonly point: ShownPoint; readonly project: Project }) {
  const { x, y } = project(point.at)
  return <circle cx={x} cy={y} r={7} data-kind={point.kind} />
}

function pathOf(shape: Shape, project: Project): string {
  const rings = polygonsOf(shape).flat()
  return rings
    .map(ring => {
      const corners = ring.map(corner => {
        const { x, y } = project(corner)
        return `${x.toFixed(1)},${y.toFixed(1)}`
      })
      return `M${corners.join('L')}Z`
    })
    .join('')
}

function useSize(box: { readonly current: HTMLElement | null }) {
  const [size, setSize] = useState<{ readonly wide: number; readonly tall: number }>()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => setSize({ wide: element.clientWidth, tall: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return size
}
