// Asks before what someone typed is lost by going elsewhere; where nothing is typed, nobody is asked.

import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { DialogCard } from '../../ui/dialog-card.tsx'

export function LeaveGuard({ isTyped }: { readonly isTyped: boolean }) {
  const mayLose = useLastTyped(isTyped)
  const blocker = useBlocker({
    // Filters and pages in the address do not take the form away.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && mayLose(),
    enableBeforeUnload: mayLose,
    withResolver: true,
  })
  return (
    <DialogCard
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      actions={
        <>
          <Button variant="default" onClick={() => blocker.proceed?.()}>
            Leave without saving
          </Button>
          <Button onClick={() => blocker.reset?.()} data-autofocus>
            Stay here
          </Button>
        </>
      }
    >
      What you typed here isn’t saved yet.
    </DialogCard>
  )
}

/** Also what is still being typed: who goes back by a gesture has not left the field before. */
function useLastTyped(isTyped: boolean): () => boolean {
  const latest = useRef(isTyped)
  useLayoutEffect(() => {
    latest.current = isTyped
  }, [isTyped])
  return () => {
    const field = document.activeElement
    flushSync(() => {
      if (field instanceof HTMLElement && field.matches('input, textarea')) field.blur()
    })
    return latest.current
  }
}
