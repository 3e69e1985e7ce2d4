// The steps that whoever looks may take now. When one is taken, the focus goes on to `onMoved`, for the
// button that was pressed is gone.

import { Button, Group, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { ReopenDialog } from './reopen-dialog.tsx'
import type { Move } from './status-moves.ts'
import type { useMoveOn } from './use-move-on.ts'

interface Props {
  readonly moves: readonly Move[]
  readonly moving: ReturnType<typeof useMoveOn>
  /** Something stands against handing in. */
  readonly isStopped: boolean
  readonly onMoved: () => void
}

export function StatusButtons({ moves, moving, isStopped, onMoved }: Props) {
  const { moveOn, problem, isMoving } = moving
  const [reopening, setReopening] = useState<Move>()
  const pressed = useRef<HTMLButtonElement>(null)
  const take = async (move: Move, because?: string) => {
    const isDone = await moveOn(move, because)
    if (!isDone) return
    setReopening(undefined)
    onMoved()
  }
  const leave = () => {
    setReopening(undefined)
    pressed.current?.focus()
  }
  return (
    <>
      {problem && !reopening ? (
        <Text c="var(--wrong)" role="alert" mt="md">
          {problem}
        </Text>
      ) : null}
      <Group mt={moves.length > 0 ? 'md' : 0}>
        {moves.map(move => (
          <Button
            key={move.to}
            variant={move.isMain ? 'filled' : 'default'}
            size="md"
            loading={isMoving}
            disabled={Boolean(move.isHandingIn && isStopped)}
            onClick={event => {
              pressed.current = event.currentTarget
              if (move.needsReason) setReopening(move)
              else void take(move)
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
