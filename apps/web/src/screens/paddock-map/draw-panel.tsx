// Beside the map while a boundary is drawn: the tools, the area as it grows, and what speaks against it.

import { Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { LeaveGuard } from '../../entry/form/leave-guard.tsx'
import type { FarmMap } from '../../map/farm-map.ts'
import { hectaresOf } from '../../map/shape.ts'
import type { MendedShape } from '../../map/mend-shape.ts'
import { areaText, percentText } from '../../ui/amounts.ts'
import { differenceWords, isOff, mappedText } from './area-words.ts'
import { DrawTools } from './draw-tools.tsx'
import { boundaryChange } from './map-changes.ts'
import type { Making } from './map-changes.ts'
import type { LandPaddock, MappedLand } from './mapped-land.ts'
import type { Overlap } from './overlaps.ts'
import { SideHeading } from './side-heading.tsx'
import { useKeepMap } from './use-keep-map.ts'
import { useSketch } from './use-sketch.ts'

interface Props {
  readonly paddock: LandPaddock
  readonly land: MappedLand
  readonly map: FarmMap
  readonly making: Making
  readonly onEnd: () => void
}

export function DrawPanel({ paddock, land, map, making, onEnd }: Props) {
  const keep = useKeepMap()
  const { state, sketch, drawn, overlaps } = useSketch(map, paddock, land)
  const isChanged = state?.isDrawing === true || state?.canUndo === true
  const save = async () => {
    if (!drawn) return
    const change = boundaryChange(paddock, drawn.shape, making)
    const area = mappedText(hectaresOf(drawn.shape))
    onEnd()
    await keep(change, `Boundary of ${paddock.name} saved: ${area}.`)
  }
  return (
    <Stack gap="sm">
      <SideHeading>
        {paddock.shape ? 'Change' : 'Draw'} {paddock.name}
      </SideHeading>
      {sketch && state ? <DrawTools sketch={sketch} state={state} /> : null}
      <AreaSoFar paddock={paddock} drawn={drawn} />
      <Doubts notes={drawn?.notes ?? []} overlaps={overlaps} />
      <div className="map-deeds">
        <Button disabled={!drawn || !isChanged || state.isDrawing} onClick={() => void save()}>
          Save boundary
        </Button>
        <Button variant="default" onClick={onEnd}>
          {isChanged ? 'Cancel' : 'Back'}
        </Button>
      </div>
      <LeaveGuard isTyped={isChanged} />
    </Stack>
  )
}

function AreaSoFar(props: {
  readonly paddock: LandPaddock
  readonly drawn: MendedShape | undefined
}) {
  const { paddock, drawn } = props
  const areas = { area: paddock.area, mapped: drawn && hectaresOf(drawn.shape) }
  const difference = differenceWords(areas)
  return (
    <div className="map-area" data-off={isOff(areas)}>
      <output>{areas.mapped === undefined ? '–' : mappedText(areas.mapped)}</output>
      <Text size="sm">
        {paddock.area === null
          ? 'No area recorded yet'
          : (difference ?? `${areaText(paddock.area)} recorded`)}
      </Text>
    </div>
  )
}

interface DoubtProps {
  readonly notes: readonly string[]
  readonly overlaps: readonly Overlap[]
}

/** Spoken when it changes; the area alone changes too often for that. */
function Doubts({ notes, overlaps }: DoubtProps) {
  const sentences = [
    ...notes,
    ...overlaps.map(
      ({ name, hectares, share }) =>
        `Overlaps ${name} by ${areaText(Number(hectares.toFixed(2)))} (${percentText(share, 1)}).`,
    ),
  ]
  return (
    <div role="status">
      {sentences.map(sentence => (
        <p key={sentence} className="map-doubt">
          <IconAlertTriangle size={18} aria-hidden />
          {sentence}
        </p>
      ))}
    </div>
  )
}
