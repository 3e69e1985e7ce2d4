// What a picker offers, as its list takes it.

import type { ComboboxData } from '@mantine/core'
import type { OfferedRow, OfferedRows } from './offered-rows.ts'

/** The value of the option that picks nothing. */
export const noneOption = 'none'

interface Around {
  readonly picked: OfferedRow | undefined
  readonly isSought: boolean
  readonly mayBeNone: boolean
}

/** What is picked is always among them, for the box takes its text from there. */
export function optionsOf(
  rows: OfferedRows | undefined,
  { picked, isSought, mayBeNone }: Around,
): ComboboxData {
  const { recent = [], found = [] } = rows ?? {}
  const isThere = [...recent, ...found].some(({ id }) => id === picked?.id)
  const others = !picked || isThere ? found : isSought ? [...found, picked] : [picked, ...found]
  const noneFirst = mayBeNone ? [{ value: noneOption, label: 'None' }] : []
  const rest = others.map(optionOf)
  if (recent.length === 0) return [...noneFirst, ...rest]
  return [
    ...noneFirst,
    { group: 'Recently used', items: recent.map(optionOf) },
    { group: 'Others', items: rest },
  ]
}

function optionOf({ id, name }: OfferedRow) {
  return { value: String(id), label: name }
}

export function rowNamed(rows: OfferedRows | undefined, value: string): OfferedRow | undefined {
  return [...(rows?.recent ?? []), ...(rows?.found ?? [])].find(({ id }) => String(id) === value)
}
