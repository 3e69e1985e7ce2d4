// At a cell that somebody typed into while another value was saved in it: which of the two shall hold.

import { Popover } from '@mantine/core'
import { useId, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useLastSaver } from '../../data/hooks/use-last-saver.ts'
import { ConflictChoice } from '../../ui/conflict-choice.tsx'
import type { EditingActs } from '../acts/use-editing.ts'
import { questionOf } from '../cells/overtaken.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import type { AskedTyping } from '../state/use-selection.ts'

interface Props<Row> {
  readonly column: SheetColumn<Row>
  readonly row: Row
  readonly asked: AskedTyping
  readonly acts: EditingActs
  /** Where it unfolds, by its selector. */
  readonly floor: string
}

export function ConflictQuestion<Row>(props: Props<Row>) {
  const { column, row, asked, floor } = props
  const { conflict, hold } = props.acts
  const wordsId = useId()
  const card = useRef<HTMLDivElement>(null)
  const saver = useLastSaver(column.place?.(row))
  const theirs = column.value(row)
  const words = questionOf(column.kind, { mine: asked.mine, theirs }, saver)
  useLayoutEffect(() => {
    // What happens elsewhere does not answer it.
    hold(() => false)
    return () => hold(undefined)
  }, [hold])
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    const key = event.key.toLowerCase()
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    // The Enter that is still held down is no answer.
    if (event.repeat && key !== 'tab') return event.preventDefault()
    if (key === 'escape') conflict.goBack()
    else if (isPlain && key === 'k') conflict.keep()
    else if (isPlain && key === 't') conflict.take()
    // Who types on has not seen the question: an Enter behind it does not answer it.
    else if (isPlain && key.length === 1 && key !== ' ') return card.current?.focus()
    else return
    event.preventDefault()
  }
  return (
    <Popover
      opened
      portalProps={{ target: floor }}
      position="bottom-start"
      shadow="md"
      withRoles={false}
      trapFocus
      transitionProps={{ duration: 0 }}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Popover.Target>
        <span className="sheet-field sheet-asked">{asked.typed.text}</span>
      </Popover.Target>
      <Popover.Dropdown
        ref={card}
        className="sheet-conflict"
        role="alertdialog"
        aria-labelledby={wordsId}
        tabIndex={-1}
        data-mantine-stop-propagation="true"
        onKeyDown={onKeyDown}
      >
        <ConflictChoice
          wordsId={wordsId}
          keep={words.keep}
          take={words.take}
          letters={letters}
          keepRef={focused}
          onKeep={conflict.keep}
          onTake={conflict.take}
          onBack={conflict.goBack}
        >
          <b aria-live="polite">{words.saved}</b>
          <div>{words.asked}</div>
        </ConflictChoice>
      </Popover.Dropdown>
    </Popover>
  )
}

const letters = { keep: 'K', take: 'T', back: 'Esc' }

/** Once, as soon as it is there: the next key is for the question. */
function focused(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true })
}
