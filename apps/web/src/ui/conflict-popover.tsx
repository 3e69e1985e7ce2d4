// At a field that someone typed into while another value was saved in it: which of the two shall hold.

import { Popover } from '@mantine/core'
import { useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { ConflictChoice } from './conflict-choice.tsx'
import './conflict-popover.css'

interface Props {
  /** The field; it stands there without the question, too. */
  readonly children: ReactNode
  /** What is asked; nothing where there is no question. Who saved it may have to be looked up first. */
  readonly asking: ((ask: (words: Words) => ReactNode) => ReactNode) | undefined
  /** Where it unfolds, by its selector. */
  readonly floor?: string | undefined
  readonly onKeep: () => void
  readonly onTake: () => void
  /** Neither yet: on with typing. */
  readonly onBack: () => void
}

interface Words {
  readonly saved: string
  readonly asked: string
  readonly keep: string
  readonly take: string
}

export function ConflictPopover({ children, asking, floor, onKeep, onTake, onBack }: Props) {
  const wordsId = useId()
  const card = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    const key = event.key.toLowerCase()
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    // The Enter that is still held down is no answer.
    if (event.repeat && key !== 'tab') return event.preventDefault()
    if (key === 'escape') onBack()
    else if (isPlain && key === 'k') onKeep()
    else if (isPlain && key === 't') onTake()
    // Who types on has not seen the question: an Enter behind it does not answer it.
    else if (isPlain && key.length === 1 && key !== ' ') return card.current?.focus()
    else return
    event.preventDefault()
  }
  const ask = (words: Words) => (
    <ConflictChoice
      wordsId={wordsId}
      keep={words.keep}
      take={words.take}
      letters={letters}
      keepRef={focused}
      onKeep={onKeep}
      onTake={onTake}
      onBack={onBack}
    >
      <b aria-live="polite">{words.saved}</b>
      <div>{words.asked}</div>
    </ConflictChoice>
  )
  return (
    <Popover
      opened={asking !== undefined}
      {...(floor && { portalProps: { target: floor } })}
      position="bottom-start"
      shadow="md"
      withRoles={false}
      trapFocus
      transitionProps={{ duration: 0 }}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown
        ref={card}
        className="conflict-card"
        role="alertdialog"
        aria-labelledby={wordsId}
        tabIndex={-1}
        data-mantine-stop-propagation="true"
        onKeyDown={onKeyDown}
      >
        {asking?.(ask)}
      </Popover.Dropdown>
    </Popover>
  )
}

const letters = { keep: 'K', take: 'T', back: 'Esc' }

/** Once, as soon as it is there: the next key is for the question. */
function focused(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true })
}
