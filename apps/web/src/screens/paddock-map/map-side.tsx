// Beside the map: the list of all paddocks, the one that is chosen, or what is being drawn.

import type { FarmMap } from '../../map/farm-map.ts'
import type { Position } from '../../map/shape.ts'
import { looking } from './doing.ts'
import type { MapTask } from './doing.ts'
import { DrawPanel } from './draw-panel.tsx'
import { GaugeList } from './map-gauge-list.tsx'
import type { Making } from './map-changes.ts'
import type { MappedLand } from './mapped-land.ts'
import { PaddockCard } from './paddock-card.tsx'
import { PaddockList } from './paddock-list.tsx'
import { PlaceGauge } from './place-gauge.tsx'
import type { BringingIn } from './use-bring-in.ts'
import type { MapAddress } from './use-map-address.ts'

interface Props {
  readonly land: MappedLand
  readonly address: MapAddress
  readonly doing: MapTask
  readonly onDo: (doing: MapTask) => void
  /** Nothing where it cannot be drawn on. */
  readonly map: FarmMap | undefined
  readonly making: Making
  readonly mayWrite: boolean
  readonly bringing: BringingIn
}

export function MapSide(props: Props) {
  return (
    <section className="map-side" aria-label="List">
      <Side {...props} />
    </section>
  )
}

function Side({ land, address, doing, onDo, map, making, mayWrite, bringing }: Props) {
  const end = () => onDo(looking)
  const drawn = doing.kind === 'drawing' ? paddockIn(land, doing.paddock) : undefined
  if (drawn && map) {
    return (
      <DrawPanel key={drawn.id} land={land} map={map} making={making} paddock={drawn} onEnd={end} />
    )
  }
  const gauge = doing.kind === 'placing' ? gaugeIn(land, doing.gauge) : undefined
  if (gauge) {
    const say = (at: Position | undefined) => onDo({ kind: 'placing', gauge: gauge.id, at })
    return (
      <PlaceGauge key={gauge.id} gauge={gauge} map={map} making={making} onSay={say} onEnd={end} />
    )
  }
  const chosen = paddockIn(land, address.chosen)
  if (chosen) {
    return (
      <PaddockCard
        key={chosen.id}
        land={land}
        map={map}
        making={making}
        mayWrite={mayWrite}
        bringing={bringing}
        paddock={chosen}
        onDraw={() => onDo({ kind: 'drawing', paddock: chosen.id })}
        onClose={() => address.choose(undefined)}
      />
    )
  }
  return (
    <>
      <PaddockList land={land} mayWrite={mayWrite} onChoose={address.choose} />
      <GaugeList
        land={land}
        mayWrite={mayWrite}
        making={making}
        onPlace={id => onDo({ kind: 'placing', gauge: id })}
      />
    </>
  )
}

function paddockIn({ paddocks }: MappedLand, wanted: number | undefined) {
  return paddocks.find(({ id }) => id === wanted)
}

function gaugeIn({ gauges }: MappedLand, wanted: number) {
  return gauges.find(({ id }) => id === wanted)
}
