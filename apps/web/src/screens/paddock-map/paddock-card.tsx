// The chosen paddock: its ground in figures, and everything that can be done with its boundary.

import { Alert, Button, Stack } from '@mantine/core'
import { IconAlertTriangle, IconArrowLeft } from '@tabler/icons-react'
import { useMemo } from 'react'
import { boundsOfShapes } from '../../map/bounds.ts'
import type { FarmMap } from '../../map/farm-map.ts'
import { cornersOf, polygonsOf } from '../../map/shape.ts'
import { areaText, countText, percentText } from '../../ui/amounts.ts'
import { differenceWords, isOff, mappedText, offeredArea } from './area-words.ts'
import { BoundaryActions } from './boundary-actions.tsx'
import { areaFromMap } from './map-changes.ts'
import type { Making } from './map-changes.ts'
import type { LandPaddock, MappedLand } from './mapped-land.ts'
import { overlapsOf } from './overlaps.ts'
import { SideHeading } from './side-heading.tsx'
import type { BringingIn } from './use-bring-in.ts'
import { useKeepMap } from './use-keep-map.ts'

interface Props {
  readonly paddock: LandPaddock
  readonly land: MappedLand
  readonly map: FarmMap | undefined
  readonly making: Making
  readonly mayWrite: boolean
  readonly bringing: BringingIn
  readonly onDraw: () => void
  readonly onClose: () => void
}

export function PaddockCard(props: Props) {
  const { paddock, land, map, mayWrite, onClose } = props
  const { shape, classes } = paddock
  const zoom = () => {
    const bounds = shape && boundsOfShapes([shape])
    if (bounds) map?.fit(bounds)
  }
  return (
    <Stack gap="sm" align="start">
      <Button
        variant="subtle"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        onClick={onClose}
      >
        All paddocks
      </Button>
      <SideHeading>{paddock.name}</SideHeading>
      <dl className="map-facts">
        <Line what="Area recorded" says={areaText(paddock.area)} />
        <Line what="Area drawn" says={drawnWords(paddock)} />
        {shape ? <Line what="Boundary" says={shapeWords(paddock)} /> : null}
        <Line what="Crop" says={classes.crop.word} />
        <Line what="Land use" says={classes.use.word} />
        <Line what="Property" says={classes.property.word} />
        <Line what="Soil" says={classes.soil.word} />
      </dl>
      <AreaCompared {...props} />
      <Overlaps paddock={paddock} land={land} />
      <div className="map-deeds">
        <TakeArea {...props} />
        {shape && map ? (
          <Button variant="default" onClick={zoom}>
            Zoom to paddock
          </Button>
        ) : null}
      </div>
      {mayWrite ? <BoundaryActions {...props} /> : null}
    </Stack>
  )
}

function Line({ what, says }: { readonly what: string; readonly says: string }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>{says}</dd>
    </div>
  )
}

function shapeWords({ shape }: LandPaddock): string {
  if (!shape) return ''
  const polygons = polygonsOf(shape)
  const holes = polygons.reduce((sum, polygon) => sum + polygon.length - 1, 0)
  const parts = [
    countText(cornersOf(shape), 'corner'),
    polygons.length > 1 ? `${polygons.length} shapes` : '',
    holes > 0 ? countText(holes, 'hole') : '',
  ]
  return parts.filter(Boolean).join(', ')
}

function drawnWords({ shape, mapped, area }: LandPaddock): string {
  if (!shape) return 'No boundary yet'
  const isSame = area !== null && differenceWords({ area, mapped }) === undefined
  return isSame ? 'Same as recorded' : mappedText(mapped)
}

/** Over 3% is a warning. */
function AreaCompared({ paddock }: Pick<Props, 'paddock'>) {
  if (!isOff(paddock)) return null
  return (
    <Alert color="ochre" variant="outline" icon={<IconAlertTriangle size={20} aria-hidden />}>
      {differenceWords(paddock)}. Check which is right.
    </Alert>
  )
}

function TakeArea({ paddock, making, mayWrite }: Props) {
  const keep = useKeepMap()
  const offered = offeredArea(paddock)
  if (!mayWrite || offered === undefined) return null
  const take = () => {
    const change = areaFromMap(paddock, making.farmId)
    if (change) void keep(change, `Area of ${paddock.name} is now ${areaText(offered)}.`)
  }
  return (
    <Button variant="default" onClick={take}>
      Use {areaText(offered)} as area
    </Button>
  )
}

function Overlaps({ paddock, land }: Pick<Props, 'paddock' | 'land'>) {
  const { id, shape } = paddock
  const overlaps = useMemo(() => {
    const others = land.paddocks.flatMap(other =>
      other.shape && other.id !== id ? [{ name: other.name, shape: other.shape }] : [],
    )
    return shape ? overlapsOf(shape, others) : []
  }, [id, shape, land])
  return overlaps.map(({ name, hectares, share }) => (
    <Alert
      key={name}
      color="ochre"
      variant="outline"
      icon={<IconAlertTriangle size={20} aria-hidden />}
    >
      Overlaps {name} by {areaText(Number(hectares.toFixed(2)))} ({percentText(share, 1)}).
    </Alert>
  ))
}
