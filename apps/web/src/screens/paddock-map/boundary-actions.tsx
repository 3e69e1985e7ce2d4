// What can be done with the boundary of a paddock: drawn or changed on the map, and without pointing
// imported from a file, typed, or deleted.

import { Button, FileButton } from '@mantine/core'
import { useState } from 'react'
import type { FarmMap } from '../../map/farm-map.ts'
import { boundaryGone } from './map-changes.ts'
import type { Making } from './map-changes.ts'
import type { LandPaddock } from './mapped-land.ts'
import { TypedBoundary } from './typed-boundary.tsx'
import { mapFileEndings } from './use-bring-in.ts'
import type { BringingIn } from './use-bring-in.ts'
import { useKeepMap } from './use-keep-map.ts'

interface Props {
  readonly paddock: LandPaddock
  readonly map: FarmMap | undefined
  readonly making: Making
  readonly bringing: BringingIn
  readonly onDraw: () => void
}

export function BoundaryActions({ paddock, map, making, bringing, onDraw }: Props) {
  const keep = useKeepMap()
  const [isTyping, setTyping] = useState(false)
  const remove = () => {
    const change = boundaryGone(paddock, making.farmId)
    if (change) void keep(change, `Boundary of ${paddock.name} deleted.`)
  }
  return (
    <div className="map-deeds">
      {map ? (
        <Button onClick={onDraw}>
          {paddock.shape ? 'Change the boundary' : 'Draw the boundary'}
        </Button>
      ) : null}
      <FileButton
        accept={mapFileEndings}
        multiple
        onChange={files => bringing.bringIn(files, paddock.id)}
      >
        {props => (
          <Button {...props} variant="default" loading={bringing.isReading}>
            Import from a file
          </Button>
        )}
      </FileButton>
      <Button variant="default" onClick={() => setTyping(true)}>
        Type coordinates
      </Button>
      {paddock.boundary ? (
        <Button variant="subtle" color="red" onClick={remove}>
          Delete the boundary
        </Button>
      ) : null}
      {isTyping ? (
        <TypedBoundary paddock={paddock} making={making} onClose={() => setTyping(false)} />
      ) : null}
    </div>
  )
}
