// The map of the land: what its colours mean above it, in words below it. A file may be dropped on it.

import { Chip, SegmentedControl } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DragEvent } from 'react'
import type { Bounds } from '../../map/bounds.ts'
import type { FarmMap } from '../../map/farm-map.ts'
import { MapCanvas } from '../../map/map-canvas.tsx'
import { useTiles } from '../../map/use-tiles.ts'
import { colouringNames, legendOf } from './colouring.ts'
import type { MapTask } from './doing.ts'
import { Legend } from './legend.tsx'
import { mapPictureOf } from './map-picture-of.ts'
import type { MappedLand } from './mapped-land.ts'
import type { BringingIn } from './use-bring-in.ts'
import { useFreshPage } from './use-fresh-page.ts'
import type { MapAddress } from './use-map-address.ts'

interface Props {
  readonly name: string
  readonly land: MappedLand
  readonly address: MapAddress
  readonly doing: MapTask
  readonly bounds: Bounds | undefined
  readonly bringing: BringingIn
  readonly mayWrite: boolean
  readonly onReady: (map: FarmMap | undefined) => void
}

export function MapPart({
  name,
  land,
  address,
  doing,
  bounds,
  bringing,
  mayWrite,
  onReady,
}: Props) {
  const { chosen, only, withProperties } = address
  const colouring = land.colourings.includes(address.colouring) ? address.colouring : 'crop'
  const drawn = doing.kind === 'drawing' ? doing.paddock : undefined
  const placing = doing.kind === 'placing' ? doing : undefined
  const picture = useMemo(
    () => mapPictureOf(land, { colouring, chosen, only, drawn, withProperties, placing }),
    [land, colouring, chosen, only, drawn, withProperties, placing],
  )
  const tiles = useTiles()
  useFreshPage(tiles)
  const part = useInSight(doing.kind !== 'looking')
  const drop = useDrop(bringing, mayWrite && doing.kind === 'looking')
  const onMap = land.paddocks.filter(({ shape }) => shape)
  const hasProperties = land.properties.some(({ shape, at }) => shape ?? at)
  return (
    <section className="map-part" aria-label="Map" ref={part} {...drop.bind}>
      <div className="map-part-head no-print">
        <SegmentedControl
          aria-label="Colour by"
          data={land.colourings.map(value => ({ value, label: colouringNames[value] }))}
          value={colouring}
          onChange={address.setColouring}
        />
        {hasProperties ? (
          <Chip variant="outline" checked={withProperties} onChange={address.setProperties}>
            Properties
          </Chip>
        ) : null}
      </div>
      <MapCanvas
        name={name}
        picture={picture}
        bounds={bounds}
        onReady={onReady}
        tiles={tiles}
        onChoose={id => (id > 0 ? address.choose(id) : undefined)}
      >
        {drop.isOver ? <p className="map-drop">Drop the file to preview its boundaries.</p> : null}
      </MapCanvas>
      <Legend entries={legendOf(onMap, colouring)} only={only} onOnly={address.setOnly} />
    </section>
  )
}

/** Where map and tools stand one below the other, whoever begins to draw is led to them. */
function useInSight(isWanted: boolean) {
  const part = useRef<HTMLElement>(null)
  useEffect(() => {
    const isBelow = matchMedia('(max-width: 63.99em)').matches
    if (isWanted && isBelow) part.current?.scrollIntoView({ block: 'start' })
  }, [isWanted])
  return part
}

function useDrop({ bringIn }: BringingIn, isOpen: boolean) {
  const [isOver, setOver] = useState(false)
  const hold = (event: DragEvent) => {
    if (!isOpen || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  return {
    isOver,
    bind: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave: (event: DragEvent) => {
        const to = event.relatedTarget
        if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        if (!isOver) return
        event.preventDefault()
        setOver(false)
        bringIn([...event.dataTransfer.files])
      },
    },
  }
}
