// What the server says of the crop: what keeps the period from being sent, and what looks wrong.

import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { Button, Text } from '@mantine/core'
import { SimpleCard } from '../../../ui/simple-card.tsx'
import { keyOfPoint, pointWords } from '../../../period/point-words.ts'
import type { CurrentCrop } from './current-crop.ts'

interface Props {
  readonly hand: CurrentCrop
  readonly onConfirm: (point: OpenPoint) => void
}

export function CropWarnings({ hand, onConfirm }: Props) {
  const { points, mayWrite } = hand
  return (
    <SimpleCard title="To check">
      {points.length === 0 ? <Text c="dimmed">No warnings.</Text> : null}
      <ul className="wizard-lines">
        {points.map(point => (
          <li key={keyOfPoint(point)} data-kind={isWarning(point) ? 'warning' : 'blocker'}>
            <span>
              {pointWords(point)}
              {point.confirmed ? ` Confirmed: ${point.confirmed.note}` : ''}
            </span>
            {mayWrite && isWarning(point) && !point.confirmed ? (
              <Button
                variant="subtle"
                aria-label={`Confirm: ${pointWords(point)}`}
                onClick={() => onConfirm(point)}
              >
                Confirm
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </SimpleCard>
  )
}

function isWarning({ code }: OpenPoint): boolean {
  return code.startsWith('W-')
}
