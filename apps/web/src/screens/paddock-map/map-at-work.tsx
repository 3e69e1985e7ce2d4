// The map with the list beside it, or the review of a file that is being imported.

import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { boundsOf, boundsOfShapes, widened } from '../../map/bounds.ts'
import type { FarmMap } from '../../map/farm-map.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import type { CollectionPlace } from '../../period/use-place.ts'
import { looking } from './doing.ts'
import type { MapTask } from './doing.ts'
import { MapPart } from './map-part.tsx'
import { MapSide } from './map-side.tsx'
import { MapTools } from './map-tools.tsx'
import type { MappedLand } from './mapped-land.ts'
import { ImportReview } from './review/import-review.tsx'
import { useBringIn } from './use-bring-in.ts'
import { useMapAddress } from './use-map-address.ts'

interface Props {
  readonly place: CollectionPlace
  readonly land: MappedLand
  readonly mayWrite: boolean
  /** The farm and the period. */
  readonly of: string
  readonly children: ReactNode
}

export function MapAtWork({ place, land, mayWrite, of, children }: Props) {
  const { outbox } = useFurrow()
  const address = useMapAddress()
  const [doing, setDoing] = useState<MapTask>(looking)
  const [map, setMap] = useState<FarmMap>()
  const bringing = useBringIn(setDoing)
  const making = { farmId: place.farmId, newId: () => outbox.newId() }
  if (doing.kind === 'reviewing') {
    return (
      <>
        <ScreenTitle key="review" of={of}>
          Import boundaries
        </ScreenTitle>
        <ImportReview
          place={place}
          land={land}
          making={making}
          reviewing={doing}
          onEnd={() => setDoing(looking)}
        />
      </>
    )
  }
  const tools = (
    <MapTools land={land} of={of} bringing={bringing} mayWrite={mayWrite} place={place} />
  )
  return (
    <>
      <ScreenTitle key="map" of={of} actions={tools}>
        Paddock map
      </ScreenTitle>
      {children}
      <div
        className="paddock-map"
        data-doing={doing.kind}
        data-chosen={address.chosen !== undefined}
      >
        <MapPart
          land={land}
          address={address}
          doing={doing}
          bringing={bringing}
          mayWrite={mayWrite}
          name={`Paddocks of ${of}`}
          bounds={firstSeen(land, address.chosen)}
          onReady={setMap}
        />
        <MapSide
          land={land}
          address={address}
          doing={doing}
          map={map}
          making={making}
          mayWrite={mayWrite}
          bringing={bringing}
          onDo={setDoing}
        />
      </div>
    </>
  )
}

/** The paddock that the address names, or all of the land. */
function firstSeen({ paddocks, gauges, properties }: MappedLand, chosen: number | undefined) {
  const named = paddocks.find(({ id }) => id === chosen)?.shape
  const near = named && boundsOfShapes([named])
  if (near) return widened(near)
  const shapes = paddocks.flatMap(({ shape }) => shape ?? [])
  const points = [...gauges, ...properties].flatMap(({ at }) => (at ? [at] : []))
  return boundsOfShapes(shapes) ?? boundsOf(points)
}
