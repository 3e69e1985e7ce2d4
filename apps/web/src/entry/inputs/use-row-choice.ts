// What is typed into a picker of rows, what the server finds by it, and what is taken of that: also where someone
// goes on before it has answered.

import type { Entity } from '@furrow/catalogue/entity'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { inSentence } from '../../ui/in-sentence.ts'
import { optionOf, takeTyped } from '../../ui/inputs/take-typed.ts'
import { noneOption, optionsOf, rowNamed } from '../rows/offered-options.ts'
import { useOfferedRows, usePickedRow } from '../rows/offered-rows.ts'
import type { OfferedRow } from '../rows/offered-rows.ts'
import { useRecentRows } from '../rows/recent-rows.ts'
import { numberedName } from '../rows/row-name.ts'
import type { Row } from '../rows/row-name.ts'
import { useEarlyChoice } from './use-early-choice.ts'

interface Choosing {
  readonly value: number | null
  readonly onCommit: (value: number | null) => void
  readonly row?: Row | undefined
  readonly known?: Row | undefined
  readonly required?: boolean | undefined
  readonly box: RefObject<HTMLInputElement | null>
}

export function useRowChoice(entity: Entity, choosing: Choosing) {
  const { value, onCommit, row = {}, known, required, box } = choosing
  const [isOpen, setIsOpen] = useState(false)
  const [own, setOwn] = useState<string>()
  const recent = useRecentRows(entity.name)
  const { picked, pickedName, keepPicked } = useNamedPick(entity, value, known)
  const text = own ?? pickedName
  const [typed] = useDebouncedValue(text, typingPause)
  // The box shows the name of what is picked: that is not something to search for.
  const sought = typed === pickedName ? '' : typed
  const early = useEarlyChoice(text === pickedName ? '' : text)
  const looking = { isOpen: isOpen || early.isMeant, typed: sought, row }
  const { data, isLoading, failure } = useOfferedRows(entity, looking)
  const letGo = () => {
    early.forget()
    setOwn(undefined)
  }
  const take = (id: number | null) => {
    letGo()
    keepPicked(rowNamed(data, String(id)))
    if (id !== null) recent.remember(id)
    onCommit(id)
  }
  // What stands there may still be for the letters before.
  const isAnswered = sought !== '' && sought === text && !isLoading && data !== undefined
  const isFound = isAnswered && data.found.length > 0
  useTakeFound({
    box,
    isWanted: early.isMeant && isFound,
    letGo,
    take: () => take(data?.found[0]?.id ?? null),
  })
  const isLeft = early.isMeant && !isOpen && !isFound
  const inVain = failure?.message ?? (isAnswered ? `${noneFound(entity)} for “${text}”` : undefined)
  return {
    text,
    data,
    options: optionsOf(data, {
      picked,
      isSought: sought !== '',
      mayBeNone: !required && value !== null && sought === '',
    }),
    problem: isLeft ? inVain : undefined,
    /** Nothing can be sent without what is looked for. */
    isAwaited: isLeft && inVain === undefined,
    nothingFound: failure?.message ?? (isLoading ? 'Looking …' : noneFound(entity)),
    onKeyDown: isFound ? takeTyped({ keys: ['Enter', 'Tab'] }) : early.onKeyDown,
    onChange: (chosen: string | null) =>
      take(chosen === null || chosen === noneOption ? null : Number(chosen)),
    onSearchChange(next: string) {
      // Whoever has left before there was an answer finds what they typed.
      if (early.isMeant && document.activeElement !== box.current) return
      if (next !== text) early.forget()
      setOwn(next)
    },
    onOpen: () => setIsOpen(true),
    onClose: () => setIsOpen(false),
  }
}

/** Until the server says more of it, a row is named as it was when it was picked. */
function useNamedPick(entity: Entity, value: number | null, known: Row | undefined) {
  const [lastPicked, keepPicked] = useState<OfferedRow>()
  const row =
    usePickedRow(entity, value, known) ?? (lastPicked?.id === value ? lastPicked : undefined)
  const pickedName = value === null ? '' : (row?.name ?? numberedName(entity, value))
  const picked = value === null ? undefined : (row ?? { id: value, name: pickedName, beside: '' })
  return { picked, pickedName, keepPicked }
}

/** The first of what was found, or what is marked in the list, is what was meant by going on. */
function useTakeFound(found: {
  readonly box: RefObject<HTMLInputElement | null>
  readonly isWanted: boolean
  readonly letGo: () => void
  readonly take: () => void
}) {
  const take = useEffectEvent(() => {
    const option = found.box.current && optionOf(found.box.current)
    // Where it is what was picked before, nobody hears of the click.
    found.letGo()
    if (option) option.click()
    else found.take()
  })
  useLayoutEffect(() => {
    if (found.isWanted) take()
  }, [found.isWanted])
}

function noneFound({ label }: Entity): string {
  return `No ${inSentence(label)} found`
}

/** After this long without a key, in milliseconds, the server is asked. */
const typingPause = 200
