// Warnings that were confirmed as correct, with why and by whom; each can be asked again.

import { Button, Text } from '@mantine/core'
import { momentText } from '../../ui/amounts.ts'
import { keyOfPoint, pointWords } from '../../period/point-words.ts'
import { useAskAgain } from '../../period/use-ask-again.ts'
import type { Point } from './use-collection.ts'

interface Props {
  readonly farmId: number
  readonly points: readonly Point[]
  /** When the page shows the point among the open ones: its line here is gone, and the focus with it. */
  readonly onAskedAgain: () => void
}

export function ConfirmedWarnings({ farmId, points, onAskedAgain }: Props) {
  const { askAgain, asking } = useAskAgain(farmId)
  const ask = async (point: Point, id: number) => {
    const isDone = await askAgain(point, [id])
    if (isDone) onAskedAgain()
  }
  return (
    <details className="confirmed">
      <summary>{points.length} confirmed as correct</summary>
      <ul className="warnings">
        {points.map(point => (
          <li key={keyOfPoint(point)}>
            <div className="warning-words">
              {pointWords(point)} <em>{point.confirmed?.note}</em>{' '}
              <Text size="sm" c="dimmed" span>
                ({point.confirmed?.by}, {momentText(point.confirmed?.at)})
              </Text>
            </div>
            <Button
              variant="default"
              h={44}
              aria-label={`Undo confirming: ${pointWords(point)}`}
              loading={asking !== undefined && asking === point.confirmed?.id}
              onClick={() => point.confirmed && void ask(point, point.confirmed.id)}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
