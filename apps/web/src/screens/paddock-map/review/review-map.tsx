// The shapes of a file on the map, coloured by what would happen to them, over the boundaries that stand.

import { useEffect, useMemo, useState } from 'react'
import { boundsOfShapes, widened } from '../../../map/bounds.ts'
import type { FarmMap } from '../../../map/farm-map.ts'
import { MapCanvas } from '../../../map/map-canvas.tsx'
import type { MapPicture, ShownShape } from '../../../map/map-picture.ts'
import { areaText, countText } from '../../../ui/amounts.ts'
import { ColourDot } from '../../../ui/filters/filter-chips.tsx'
import type { MappedLand } from '../mapped-land.ts'
import { endName } from './review-doubts.ts'
import type { ReviewRow } from './review-row.ts'
import { happeningKinds, happeningWords, kindOf } from './review-words.ts'

interface Props {
  readonly rows: readonly ReviewRow[]
  readonly land: MappedLand
  /** The place of the row that is looked at. */
  readonly shown: number | undefined
  readonly onShow: (place: number) => void
}

export function ReviewMap({ rows, land, shown, onShow }: Props) {
  const [map, setMap] = useState<FarmMap>()
  const picture = useMemo(() => pictureOf(rows, land, shown), [rows, land, shown])
  const bounds = useMemo(() => boundsOfShapes(rows.map(({ found }) => found.shape)), [rows])
  const shape = rows.find(({ place }) => place === shown)?.shape
  useEffect(() => {
    const near = shape && boundsOfShapes([shape])
    if (near) map?.fit(widened(near))
  }, [map, shape])
  const kinds = Map.groupBy(rows, kindOf)
  return (
    <section aria-label="Map" className="map-part review-map">
      <MapCanvas
        name="Shapes of the file"
        picture={picture}
        bounds={bounds}
        onChoose={id => (id > 0 ? onShow(id - 1) : undefined)}
        onReady={setMap}
      />
      <ul className="map-legend" aria-label="What the colours mean">
        {[...kinds].map(([kind, all]) => (
          <li key={kind}>
            <span>
              <ColourDot colour={happeningKinds[kind].colour} />
              {happeningKinds[kind].word}: {countText(all.length, 'shape')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function pictureOf(
  rows: readonly ReviewRow[],
  { paddocks }: MappedLand,
  shown: number | undefined,
): MapPicture {
  const standing = paddocks.flatMap(({ id, shape }): ShownShape[] =>
    shape ? [{ id: -id, shape, colour: '#000000', look: 'ghost' }] : [],
  )
  const found = rows.map((row): ShownShape => {
    const label = {
      name: endName(row) || `Shape ${row.place + 1}`,
      detail: areaText(Number(row.hectares.toFixed(1))),
      word: happeningWords(row),
    }
    const { colour } = happeningKinds[kindOf(row)]
    const look = row.place === shown ? 'chosen' : row.happening === 'leave' ? 'faint' : 'plain'
    return { id: row.place + 1, shape: row.found.shape, colour, look, label }
  })
  return { shapes: [...standing, ...found], points: [] }
}
