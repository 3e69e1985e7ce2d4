// The map in a page. The library that draws it is fetched when it is first shown; where a browser cannot
// draw maps, that is said, and the list beside it does all that can be done without.

import { Alert, Skeleton, Text } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Bounds } from './bounds.ts'
import type { FarmMap } from './farm-map.ts'
import type { MapPicture, Tiles } from './map-picture.ts'
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
  const { picture, tiles } = props
  const element = useRef<HTMLDivElement>(null)
  const { state, map, hasTrouble } = useFarmMap(element, props)
  useEffect(() => map?.show(picture), [map, picture])
  return (
    <div className="map-canvas" data-state={state}>
      <div ref={element} className="map-canvas-ground" />
      {state === 'loading' ? <Skeleton className="map-canvas-over" /> : null}
      {state === 'failed' ? <NoMap /> : null}
      {state === 'ready' ? (
        <>
          <span className="map-north" aria-hidden>
            N ↑
          </span>
          {tiles?.attribution ? <span className="map-whose">{tiles.attribution}</span> : null}
          {hasTrouble ? (
            <span className="map-trouble" role="status">
              The pictures of the ground cannot be reached. Everything else is here.
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
    <Alert
      className="map-canvas-over"
      color="ochre"
      variant="outline"
      icon={<IconMapOff size={22} aria-hidden />}
      title="No map on this device"
    >
      <Text>
        This browser cannot draw the map, or it could not be fetched. All paddocks stand in the
        list, where boundaries can be brought in, typed and deleted.
      </Text>
    </Alert>
  )
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
      const { makeFarmMap } = await import('./farm-map.ts')
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
