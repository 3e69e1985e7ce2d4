// Saying where a rain gauge stands: by pressing the map, or by typing its coordinates.

import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { FarmMap } from '../../map/farm-map.ts'
import type { Position } from '../../map/shape.ts'
import { typedPlaces, typedText } from '../../map/typed-places.ts'
import { gaugeChange } from './map-changes.ts'
import type { Making } from './map-changes.ts'
import type { LandGauge } from './mapped-land.ts'
import { SideHeading } from './side-heading.tsx'
import { useKeepMap } from './use-keep-map.ts'

interface Props {
  readonly gauge: LandGauge
  readonly map: FarmMap | undefined
  readonly making: Making
  /** Where it would stand, so that it is seen. */
  readonly onSay: (at: Position | undefined) => void
  readonly onEnd: () => void
}

export function PlaceGauge({ gauge, map, making, onSay, onEnd }: Props) {
  const keep = useKeepMap()
  const [text, setText] = useState(gauge.at ? typedText([gauge.at]) : '')
  const say = (next: string) => {
    setText(next)
    onSay(typedPlaces(next).parts.flat()[0])
  }
  const latest = useRef(say)
  useEffect(() => {
    latest.current = say
  })
  useEffect(
    () => map?.pick(([east, north]) => latest.current(typedText([[tidy(east), tidy(north)]]))),
    [map],
  )
  const { parts, faults } = typedPlaces(text)
  const [at, ...others] = parts.flat()
  const problem = faults[0] ?? (others.length > 0 ? 'A gauge has one position.' : undefined)
  const save = () => {
    if (!at) return
    onEnd()
    void keep(gaugeChange(gauge, at, making), `${gauge.name} placed on the map.`)
  }
  return (
    <Stack gap="sm">
      <SideHeading>Place {gauge.name}</SideHeading>
      {map ? <Text>Tap or click the map where the gauge is, or type its position.</Text> : null}
      <TextInput
        label="Latitude, longitude"
        size="md"
        autoComplete="off"
        value={text}
        error={problem}
        onChange={event => say(event.currentTarget.value)}
      />
      <div className="map-deeds">
        <Button disabled={!at || problem !== undefined} onClick={save}>
          Save place
        </Button>
        <Button variant="default" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </Stack>
  )
}

/** To about ten centimetres, which is still shorter than the gauge. */
const tidy = (degrees: number): number => Number(degrees.toFixed(6))
