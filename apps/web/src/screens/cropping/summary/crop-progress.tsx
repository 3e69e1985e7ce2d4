// The progress of each crop of the period: whether all is said of it, what stands open, and the way on.

import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { Group, Progress, Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { percentText } from '../../../ui/amounts.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import type { CropState } from './use-crop-progress.ts'
import { useCropProgress } from './use-crop-progress.ts'

interface Props {
  readonly place: CollectionPlace
  readonly mayWrite: boolean
}

interface ProgressProps extends Props {
  /** Kinds of crops; all unless said. */
  readonly only: readonly number[] | undefined
}

export function CropProgress({ place, mayWrite, only }: ProgressProps) {
  const all = useCropProgress(place)
  const crops = all.filter(({ name }) => only === undefined || only.includes(Number(name)))
  if (crops.length === 0) return null
  return (
    <section aria-labelledby="crop-progress">
      <Title order={2} id="crop-progress" mb="sm">
        Progress by crop
      </Title>
      <ul className="crop-progress">
        {crops.map(crop => (
          <CropCard key={crop.name} place={place} crop={crop} mayWrite={mayWrite} />
        ))}
      </ul>
    </section>
  )
}

function CropCard({ place, crop, mayWrite }: Props & { readonly crop: CropState }) {
  const { name, label, score, answered, points } = crop
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Title order={3}>{label}</Title>
        <Text size="sm" c="dimmed">
          {percentText(score, 0)}
        </Text>
      </Group>
      <Progress value={score * 100} size="sm" aria-label={`${label} complete`} />
      <Text size="sm" mt="xs">
        {answered ? <IconCheck size={16} aria-hidden className="inline-icon" /> : null}
        {answered ? ' All questions answered' : 'Some questions still to answer'}
      </Text>
      <Points points={points} />
      <Link
        className="no-print"
        to="/collection/$farmId/period/$periodId/cropping/wizard/{-$cropTypeId}"
        params={{
          farmId: String(place.farmId),
          periodId: String(place.periodId),
          cropTypeId: name,
        }}
      >
        {mayWrite && !answered ? `Continue with ${label}` : `Review ${label}`}
      </Link>
    </li>
  )
}

const shownAtFirst = 3

function Points({ points }: { readonly points: readonly OpenPoint[] }) {
  const [isWhole, setWhole] = useState(false)
  if (points.length === 0) return null
  const shown = isWhole ? points : points.slice(0, shownAtFirst)
  return (
    <>
      <ul className="crop-points">
        {shown.map(({ code, message }) => (
          <li key={`${code} ${message}`}>{message}</li>
        ))}
      </ul>
      {points.length > shown.length ? (
        <button type="button" className="text-button" onClick={() => setWhole(true)}>
          Show all {points.length}
        </button>
      ) : null}
    </>
  )
}
