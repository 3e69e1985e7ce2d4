// A form for several paddocks: what is typed, for which of them, and what a colleague saved there meanwhile.

import { useState } from 'react'
import type { FormEvent } from 'react'
import type { CropRow } from '../crop-row.ts'
import { bareRows, overtakenFields, seenRows } from './same-write.ts'
import type { OvertakenField, SameField, SameValues, SeenRows } from './same-write.ts'
import { useKeptValues } from '../../../period/wizard/use-kept-values.ts'

interface Wish {
  readonly form: string
  readonly rows: readonly CropRow[]
  readonly fields: readonly SameField[]
  readonly given: SameValues
  readonly isAdding: boolean
  readonly onGive: (rows: readonly CropRow[], values: SameValues) => void
}

export function useSameForm({ form, rows, fields, given, isAdding, onGive }: Wish) {
  const { values, setValues, letGo, isWaiting } = useKeptValues('crop-wizard', form, given)
  const [picked, setPicked] = useState<ReadonlySet<number>>()
  const [problem, setProblem] = useState<string>()
  const bare = isAdding ? rows : bareRows(rows, fields)
  const chosen = picked ? rows.filter(({ id }) => picked.has(id)) : bare
  const [seen, setSeen] = useState<SeenRows>()
  const [overtaken, setOvertaken] = useState<readonly OvertakenField[]>([])
  // What is typed is about the paddocks as they are while it is.
  const fill = (next: SameValues) => {
    if (!seen) setSeen(seenRows(rows, fields))
    setValues(next)
  }
  const pick = (ids: ReadonlySet<number>) => {
    setPicked(ids)
    setSeen(seenRows(rows, fields))
  }
  const give = (to: readonly CropRow[]) => {
    setOvertaken([])
    if (to.length > 0) onGive(to, values)
    letGo()
    setPicked(undefined)
    setSeen(undefined)
  }
  const wrong = wrongFields(chosen, values, fields)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const why = whyNot(chosen, values, fields)
    setProblem(why)
    if (why !== undefined) return
    // Also one whose text could not be read, which would be left out.
    const marked = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')
    if (marked || wrong.size > 0) return marked?.focus()
    const found = isAdding || !seen ? [] : overtakenFields(chosen, { fields, values, seen })
    if (found.length > 0) setOvertaken(found)
    else give(chosen)
  }
  return {
    values,
    /** Something is typed and given to no paddock yet. */
    isWaiting,
    chosen,
    bare,
    wrong,
    problem,
    overtaken,
    setValues: fill,
    pick,
    submit,
    keepMine: () => give(chosen),
    /** Theirs stays as it is; the others are filled in. */
    keepTheirs: () => give(chosen.filter(({ id }) => !overtaken.some(({ row }) => row.id === id))),
    goBack: () => setOvertaken([]),
  }
}

function whyNot(
  chosen: readonly CropRow[],
  values: SameValues,
  fields: readonly SameField[],
): string | undefined {
  if (chosen.length === 0) return 'Choose the paddocks first.'
  const isEmpty = fields.every(
    ({ id, kind }) => kind.is === 'flag' || (values[id] ?? null) === null,
  )
  return isEmpty ? 'Fill in at least one figure.' : undefined
}

/** By field: why what is typed can't be true of the first paddock that it is not right for. */
function wrongFields(
  chosen: readonly CropRow[],
  values: SameValues,
  fields: readonly SameField[],
): ReadonlyMap<string, string> {
  return new Map(
    fields.flatMap(field => {
      const value = values[field.id] ?? null
      // With no paddock chosen, what is wrong for any.
      const of = chosen.length > 0 ? chosen : [undefined]
      const [why] = of.flatMap(row => field.check?.(value, row) ?? [])
      return why === undefined ? [] : [[field.id, why] as const]
    }),
  )
}
