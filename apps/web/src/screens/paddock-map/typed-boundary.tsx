// A boundary typed corner by corner, for whoever does not point: it is measured as one types.

import { Button, Text, Textarea } from '@mantine/core'
import { useMemo, useState } from 'react'
import { mendedShape } from '../../map/mend-shape.ts'
import { cornersOf, hectaresOf, polygonsOf } from '../../map/shape.ts'
import { typedPlaces, typedText } from '../../map/typed-places.ts'
import { countText } from '../../ui/amounts.ts'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { mappedText } from './area-words.ts'
import { boundaryChange } from './map-changes.ts'
import type { Making } from './map-changes.ts'
import type { LandPaddock } from './mapped-land.ts'
import { useKeepMap } from './use-keep-map.ts'

interface Props {
  readonly paddock: LandPaddock
  readonly making: Making
  readonly onClose: () => void
}

export function TypedBoundary({ paddock, making, onClose }: Props) {
  const keep = useKeepMap()
  const [text, setText] = useState(() => textOf(paddock))
  const { mended, faults, hasParts } = useMemo(() => readTyped(text), [text])
  const save = () => {
    if (!mended) return
    onClose()
    void keep(
      boundaryChange(paddock, mended.shape, making),
      `Boundary of ${paddock.name} saved: ${mappedText(hectaresOf(mended.shape))}.`,
    )
  }
  const nothing = hasParts ? 'Type at least three corners.' : undefined
  const problem = faults[0] ?? (mended ? undefined : nothing)
  return (
    <DialogCard
      opened
      onClose={onClose}
      title={`Corners of ${paddock.name}`}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!mended || faults.length > 0} onClick={save}>
            Save boundary
          </Button>
        </>
      }
    >
      <Textarea
        label="Corners"
        data-autofocus
        description="A latitude and a longitude on each line, such as -27.5012, 151.2034, or 27°30'4.3&quot;S 151°12'12.2&quot;E. Leave an empty line to start another shape."
        autosize
        minRows={8}
        maxRows={16}
        spellCheck={false}
        value={text}
        error={problem}
        onChange={event => setText(event.currentTarget.value)}
      />
      {mended && faults.length === 0 ? (
        <Text mt="sm" role="status">
          {countText(cornersOf(mended.shape), 'corner')}, {mappedText(hectaresOf(mended.shape))}.{' '}
          {mended.notes.filter(note => !note.startsWith('An open')).join(' ')}
        </Text>
      ) : null}
      {hasHoles(paddock) ? (
        <Text mt="sm" size="sm" c="dimmed">
          Holes can’t be typed: this boundary will be saved without them.
        </Text>
      ) : null}
    </DialogCard>
  )
}

function readTyped(text: string) {
  const { parts, faults } = typedPlaces(text)
  return { mended: mendedShape(parts.map(part => [part])), faults, hasParts: parts.length > 0 }
}

/** Without the corner that closes each outline. */
function textOf({ shape }: LandPaddock): string {
  if (!shape) return ''
  const outlines = polygonsOf(shape).map(([outline = []]) => typedText(outline.slice(0, -1)))
  return outlines.join('\n\n')
}

function hasHoles({ shape }: LandPaddock): boolean {
  return shape !== undefined && polygonsOf(shape).some(polygon => polygon.length > 1)
}
