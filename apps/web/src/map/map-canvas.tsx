// The map in a page: a still picture at once, and the map that moves as soon as the library that draws it
// is there. Where a browser cannot draw maps the still one stays, and the list beside it does all that can
// be done without.

import { IconMapOff } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Bounds } from './bounds.ts'
import type { FarmMap } from './farm-map.ts'
import type { MapPicture, Tiles } from './map-picture.ts'
import { StillMap } from './still-map.tsx'
import './map.css'

interface Props {
  /** What it shows, for readers. */
  readonly name: string
  readonly picture: MapPicture
  /** What is seen at first. */
  readonly bounds: Bounds | undefined
  readonly tiles?: Tiles | undefined
  readonly onChoose: (id: number) => void
  /** It can be drawn on from here on; nothing when it is gone. */
  readonly onReady: (map: FarmMap | undefined) => void
  /** Laid over it. */
  readonly children?: ReactNode
}

type State = 'loading' | 'ready' | 'failed'

export function MapCanvas(props: Props) {
  const { picture, tiles, bounds } = props
  const element = useRef<HTMLDivElement>(null)
  const { state, map, hasTrouble } = useFarmMap(element, props)
  useEffect(() => map?.show(picture), [map, picture])
  return (
    <div className="map-canvas" data-state={state}>
      <div ref={element} className="map-canvas-ground" />
      {state === 'ready' ? null : (
        <StillMap picture={picture} bounds={bounds} onChoose={props.onChoose} />
      )}
      {state === 'failed' ? <NoMap /> : null}
      {state === 'ready' ? (
        <>
          <span className="map-north" aria-hidden>
            N ↑
          </span>
          {tiles?.attribution ? <span className="map-whose">{tiles.attribution}</span> : null}
          {hasTrouble ? (
            <span className="map-trouble" role="status">
              Background images aren’t available at the moment.
            </span>
          ) : null}
        </>
      ) : null}
      {props.children}
    </div>
  )
}

function NoMap() {
  return (
    <p className="map-none" role="status">
      <IconMapOff size={20} aria-hidden />
      This device can’t show a map that moves. Boundaries can be imported, typed and deleted in the
      list.
    </p>
  )
}

/** Far larger than all the rest of the screen: what can be shown without it is painted first. */
async function library() {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  return import('./farm-map.ts')
}

function useFarmMap(element: { readonly current: HTMLDivElement | null }, props: Props) {
  const [state, setState] = useState<State>('loading')
  const [map, setMap] = useState<FarmMap>()
  const [hasTrouble, setTrouble] = useState(false)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const make = async () => {
      const { makeFarmMap } = await library()
      if (signal.aborted || !element.current) return
      const { name, tiles, bounds } = latest.current
      const made = await makeFarmMap(element.current, {
        name,
        tiles,
        bounds,
        signal,
        onChoose: id => latest.current.onChoose(id),
        onTrouble: () => setTrouble(true),
      })
      if (signal.aborted) return
      setMap(made)
      setState('ready')
      latest.current.onReady(made)
    }
    make().catch((error: unknown) => {
      if (signal.aborted) return
      console.warn('The map could not be drawn:', error)
      setState('failed')
    })
    return () => {
      leaving.abort()
      setMap(undefined)
      latest.current.onReady(undefined)
    }
  }, [element])
  return { state, map, hasTrouble }
}
