// Where the farms of a group lie. Those of which only the region is known stand together in its middle.

import { Text } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import type { GroupPreview } from '@furrow/wire/editions/group-preview-answer'
import { boundsOf } from '../../map/bounds.ts'
import type { Bounds } from '../../map/bounds.ts'
import type { FarmMap } from '../../map/farm-map.ts'
import { MapCanvas } from '../../map/map-canvas.tsx'
import type { ShownPoint } from '../../map/map-picture.ts'
import { useTiles } from '../../map/use-tiles.ts'
import { countText } from '../../ui/amounts.ts'

export function GroupMap({ preview }: { readonly preview: GroupPreview }) {
  const points = useMemo(() => pointsOf(preview), [preview])
  const picture = useMemo(() => ({ shapes: [], points }), [points])
  const bounds = useMemo(() => around(points), [points])
  const [map, setMap] = useState<FarmMap>()
  useEffect(() => {
    if (bounds) map?.fit(bounds)
  }, [map, bounds])
  const tiles = useTiles()
  const isRough = preview.members.some(({ place }) => place?.is_rough)
  if (points.length === 0) return null
  return (
    <section className="group-map" aria-label="Where they are">
      <MapCanvas
        name="Where the farms of the group are"
        picture={picture}
        bounds={bounds}
        tiles={tiles}
        onChoose={() => undefined}
        onReady={setMap}
      />
      {isRough ? (
        <Text size="sm" c="dimmed">
          Farms without a place on the map are shown in the middle of their region.
        </Text>
      ) : null}
    </section>
  )
}

function pointsOf({ members }: GroupPreview): readonly ShownPoint[] {
  const placed = members.flatMap(({ name, place }) => (place ? [{ name, place }] : []))
  const together = Map.groupBy(
    placed,
    ({ place: { longitude, latitude } }) => `${longitude} ${latitude}`,
  )
  return [...together].flatMap(([id, farms]): readonly ShownPoint[] => {
    const [first] = farms
    if (!first) return []
    const { longitude, latitude } = first.place
    const name = farms.length === 1 ? first.name : countText(farms.length, 'farm')
    return [{ id, kind: 'property', at: [longitude, latitude], look: 'plain', label: { name } }]
  })
}

/** Degrees of ground that are seen around the outermost. */
const margin = 0.4

function around(points: readonly ShownPoint[]): Bounds | undefined {
  const bounds = boundsOf(points.map(({ at }) => at))
  if (!bounds) return undefined
  const [west, south, east, north] = bounds
  return [west - margin, south - margin, east + margin, north + margin]
}
