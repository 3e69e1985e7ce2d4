// The shapes of several paddocks on the map, laid together as one. What lays them together is large, and
// loaded where someone joins paddocks.

import { useEffect, useState } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { polygonsOf, shapeIn } from '../../../map/shape.ts'
import type { Shape } from '../../../map/shape.ts'
import type { Boundary, MergedGround } from './merge-change.ts'
import type { PaddockRow } from '../paddock-row.ts'

interface Merging {
  /** Nothing where none of them is on the map. */
  readonly ground: MergedGround | undefined
  readonly isLoading: boolean
  /** Why their shapes cannot be had. */
  readonly problem: string | undefined
}

export function useMergedGround(rows: readonly PaddockRow[]): Merging {
  const mapped = rows.filter(({ paddock }) => (paddock.boundaries_count ?? 0) > 0)
  const isMapped = mapped.length > 0
  const {
    rows: found,
    isLoading,
    failure,
  } = useRows(
    'geolocations',
    { where: { geolocatable_type: 'paddocks', geolocatable_id: mapped.map(({ id }) => id) } },
    { enabled: isMapped },
  )
  const boundaries: readonly Boundary[] = isMapped ? found : []
  const laid = useLaidTogether(boundaries)
  const isReady = laid?.of === keyOf(boundaries)
  const shape = isReady ? laid.shape : undefined
  return {
    ground: shape && { boundaries, shape },
    isLoading: isMapped && !failure && (isLoading || !isReady),
    problem: isMapped ? failure?.message : undefined,
  }
}

interface Laid {
  readonly of: string
  readonly shape: Shape | undefined
}

function useLaidTogether(boundaries: readonly Boundary[]): Laid | undefined {
  const [laid, setLaid] = useState<Laid>()
  const of = keyOf(boundaries)
  useEffect(() => {
    let isWanted = true
    void laidTogether(boundaries).then(shape => isWanted && setLaid({ of, shape }))
    return () => {
      isWanted = false
    }
    // The rows are other objects whenever they are read again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [of])
  return laid
}

async function laidTogether(boundaries: readonly Boundary[]): Promise<Shape | undefined> {
  const polygons = boundaries.flatMap(({ location }) => {
    const shape = shapeIn(location)
    return shape ? polygonsOf(shape) : []
  })
  if (polygons.length === 0) return undefined
  const [{ joined }, { mendedShape }] = await Promise.all([
    import('../../../map/clipped.ts'),
    import('../../../map/mend-shape.ts'),
  ])
  return mendedShape(joined(polygons))?.shape
}

function keyOf(boundaries: readonly Boundary[]): string {
  return boundaries.map(({ id, updated_at }) => `${id} ${updated_at}`).join(', ')
}
