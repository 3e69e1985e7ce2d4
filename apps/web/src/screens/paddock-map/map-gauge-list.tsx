// The rain gauges of the farm: where they stand, and the way to say so.

import { Button } from '@mantine/core'
import { gaugeGone } from './map-changes.ts'
import type { Making } from './map-changes.ts'
import type { LandGauge, MappedLand } from './mapped-land.ts'
import { useKeepMap } from './use-keep-map.ts'

interface Props {
  readonly land: MappedLand
  readonly mayWrite: boolean
  readonly making: Making
  readonly onPlace: (gauge: number) => void
}

export function GaugeList({ land: { gauges }, mayWrite, making, onPlace }: Props) {
  const keep = useKeepMap()
  if (gauges.length === 0) return null
  const remove = (gauge: LandGauge) => {
    const change = gaugeGone(gauge, making.farmId)
    if (change) void keep(change, `${gauge.name} removed from the map.`)
  }
  return (
    <section>
      <h3 className="map-group">Rain gauges ({gauges.length})</h3>
      <ul className="map-rows">
        {gauges.map(gauge => (
          <li key={gauge.id} className="map-gauge">
            <span>
              {gauge.name}
              <small>{gauge.at ? 'On the map' : 'Not on the map yet'}</small>
            </span>
            {mayWrite ? (
              <>
                <Button
                  variant="subtle"
                  aria-label={`${gauge.at ? 'Move' : 'Place'} ${gauge.name}`}
                  onClick={() => onPlace(gauge.id)}
                >
                  {gauge.at ? 'Move' : 'Place'}
                </Button>
                {gauge.place ? (
                  <Button
                    variant="subtle"
                    color="red"
                    aria-label={`Remove ${gauge.name} from the map`}
                    onClick={() => remove(gauge)}
                  >
                    Remove
                  </Button>
                ) : null}
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
