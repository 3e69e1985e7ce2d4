// Around a field that is kept when it is left: the question which of two values shall hold, where another was
// saved while it was typed into.

import { useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { conflictWords } from '../data/hooks/conflict-words.ts'
import { useLastSaver } from '../data/hooks/use-last-saver.ts'
import type { RowField } from '../data/hooks/use-last-saver.ts'
import { ConflictPopover } from '../ui/conflict-popover.tsx'
import type { AutosavedField, useAutosavedField } from './autosaved-field.ts'

interface Props<Value> {
  readonly of: AutosavedField
  readonly figure: ReturnType<typeof useAutosavedField<Value>>
  /** A value as it is shown. */
  readonly show?: (value: Value) => string
  readonly children: ReactNode
}

export function AskedField<Value>({ of, figure, show = String, children }: Props<Value>) {
  const box = useRef<HTMLDivElement>(null)
  const { question } = figure
  const text = (value: Value | null) => (value === null ? '' : show(value))
  const place = { resource: of.resource, id: of.row.id, field: of.name }
  const goBack = () => {
    figure.onBack()
    box.current?.querySelector<HTMLElement>('input, textarea, button')?.focus()
  }
  return (
    <ConflictPopover
      asking={
        question &&
        (ask => (
          <WhichShallHold place={place} mine={text(question.mine)} theirs={text(question.theirs)}>
            {ask}
          </WhichShallHold>
        ))
      }
      onKeep={figure.onKeep}
      onTake={figure.onTake}
      onBack={goBack}
    >
      <div ref={box} role="presentation" onKeyDown={keepEnter}>
        {children}
      </div>
    </ConflictPopover>
  )
}

/** The rest of the key that hands on what was typed would press the first answer. */
function keepEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, target } = event
  const isOfLine = target instanceof HTMLInputElement
  if (key === 'Enter' && (isOfLine || ctrlKey || metaKey)) event.preventDefault()
}

interface HoldProps {
  readonly place: RowField | undefined
  readonly mine: string
  readonly theirs: string
  readonly children: (words: ReturnType<typeof conflictWords>) => ReactNode
}

/** In the words of the two values, with who saved the other one. */
export function WhichShallHold({ place, children, ...values }: HoldProps) {
  return children(conflictWords(values, useLastSaver(place)))
}
