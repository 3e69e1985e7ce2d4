// The steps that whoever looks may take now. One that cannot be taken yet says why when it is pressed. When
// one is taken, the focus goes on to `onMoved`, for the button that was pressed is gone.

import { Button, Group, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { ReopenDialog } from './reopen-dialog.tsx'
import type { Move } from '../../period/progress/status-moves.ts'
import type { useMoveOn } from '../../period/progress/use-move-on.ts'

interface Props {
  readonly moves: readonly Move[]
  readonly moving: ReturnType<typeof useMoveOn>
  /** Why it cannot be submitted. */
  readonly whyNot: string | undefined
  /** When it was pressed all the same. */
  readonly onStopped: () => void
  readonly onMoved: () => void
}

export function StatusButtons({ moves, moving, whyNot, onStopped, onMoved }: Props) {
  const { moveOn, problem, isMoving } = moving
  const [reopening, setReopening] = useState<Move>()
  const [wasStopped, setStopped] = useState(false)
  const pressed = useRef<HTMLButtonElement>(null)
  const said = wasStopped && whyNot ? whyNot : problem
  const take = async (move: Move, because?: string) => {
    const isDone = await moveOn(move, because)
    if (!isDone) return
    setReopening(undefined)
    onMoved()
  }
  const press = (move: Move) => {
    const isStopped = move.isSubmitting === true && whyNot !== undefined
    setStopped(isStopped)
    if (isStopped) onStopped()
    else if (move.needsReason) setReopening(move)
    else void take(move)
  }
  const leave = () => {
    setReopening(undefined)
    pressed.current?.focus()
  }
  return (
    <>
      {said && !reopening ? (
        <Text c="var(--wrong)" role="alert" mt="md">
          {said}
        </Text>
      ) : null}
      <Group mt={moves.length > 0 ? 'md' : 0}>
        {moves.map(move => (
          <Button
            key={move.to}
            variant={move.isMain ? 'filled' : 'default'}
            size="md"
            loading={isMoving}
            onClick={event => {
              pressed.current = event.currentTarget
              press(move)
            }}
          >
            {move.label}
          </Button>
        ))}
      </Group>
      {reopening ? (
        <ReopenDialog
          onClose={leave}
          onReopen={because => take(reopening, because)}
          problem={problem}
          isBusy={isMoving}
        />
      ) : null}
    </>
  )
}
