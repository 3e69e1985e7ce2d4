// The land as the map paints it: coloured, with names and areas, what is chosen in front.

import type { MapPicture, ShownPoint, ShownShape } from '../../map/map-picture.ts'
import { areaText } from '../../ui/amounts.ts'
import type { Colouring } from './colouring.ts'
import type { Placing } from './doing.ts'
import type { LandPaddock, MappedLand } from './mapped-land.ts'

interface Painting {
  readonly colouring: Colouring
  readonly chosen: number | undefined
  /** Only paddocks with this word stand out; nothing where all do. */
  readonly only: string | undefined
  /** Its boundary is being drawn, and those of the others step back. */
  readonly drawn: number | undefined
  readonly withProperties: boolean
  /** Where someone is saying that a gauge stands. */
  readonly placing?: Placing | undefined
}

export function mapPictureOf(land: MappedLand, painting: Painting): MapPicture {
  const shapes = land.paddocks.flatMap(paddock => shownPaddock(paddock, painting))
  const isChosen = ({ look }: ShownShape) => Number(look === 'chosen')
  return {
    shapes: [
      ...(painting.withProperties ? propertyShapes(land) : []),
      ...shapes.toSorted((one, other) => isChosen(one) - isChosen(other)),
    ],
    points: [
      ...gaugePoints(land, painting),
      ...(painting.withProperties ? propertyPoints(land) : []),
    ],
  }
}

function shownPaddock(paddock: LandPaddock, painting: Painting): readonly ShownShape[] {
  const { id, name, shape, area, mapped, classes } = paddock
  if (!shape || id === painting.drawn) return []
  const { word, colour, second } = classes[painting.colouring]
  const hectares = area ?? mapped ?? 0
  const detail = areaText(Number(hectares.toFixed(1)))
  const label = { name, detail, word }
  return [{ id, shape, colour, second, look: lookOf(paddock, painting), label }]
}

function lookOf({ id, classes }: LandPaddock, painting: Painting): ShownShape['look'] {
  if (painting.drawn !== undefined) return 'faint'
  if (id === painting.chosen) return 'chosen'
  const { only, colouring } = painting
  return only === undefined || classes[colouring].word === only ? 'plain' : 'faint'
}

/** Below the paddocks, only their lines: numbers below zero are nobody’s. */
function propertyShapes({ properties }: MappedLand): readonly ShownShape[] {
  return properties.flatMap(({ id, shape }) =>
    shape ? [{ id: -id, shape, colour: '#000000', look: 'ghost' as const }] : [],
  )
}

function gaugePoints({ gauges }: MappedLand, { placing }: Painting): readonly ShownPoint[] {
  return gauges.flatMap(gauge => {
    const isPlaced = placing?.gauge === gauge.id
    const at = isPlaced ? (placing.at ?? gauge.at) : gauge.at
    const look = isPlaced ? 'chosen' : 'plain'
    return at
      ? [{ id: `gauge ${gauge.id}`, kind: 'gauge' as const, at, look, label: { name: gauge.name } }]
      : []
  })
}

function propertyPoints({ properties }: MappedLand): readonly ShownPoint[] {
  return properties.flatMap(({ id, name, at }) =>
    at
      ? [
          {
            id: `property ${id}`,
            kind: 'property' as const,
            at,
            look: 'plain' as const,
            label: { name },
          },
        ]
      : [],
  )
}
