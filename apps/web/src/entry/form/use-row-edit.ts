// A row that is being changed or made: what is typed, saving it, and what the server says to that.

import type { Entity } from '@furrow/catalogue/entity'
import type { Failure } from '@furrow/wire/client/result'
import type { FieldErrors } from '@furrow/wire/refusal'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { beyondDeclared } from './beyond-declared.ts'
import { editOf, isTyped, keepMine, shownRow, takeTheirs, typeInto } from './row-edit.ts'
import type { RowEdit } from './row-edit.ts'
import type { Row } from '../rows/row-name.ts'
import { saveEdit } from './save-edit.ts'
import { useRefresh } from '../rows/use-refresh.ts'
import { useRefusal } from './use-refusal.ts'
import { useRowSender } from './use-row-sender.ts'
import type { RowWrites } from './use-row-sender.ts'

export interface RowEditing {
  readonly edit: RowEdit
  /** As the form shows it. */
  readonly row: Row
  readonly isTyped: boolean
  readonly isSaving: boolean
  readonly errors: FieldErrors
  readonly failure: Failure | undefined
  commit(name: string, value: unknown): void
  /** Someone is in a field, and may be typing. */
  setIsInField(isInField: boolean): void
  keepMine(name: string): void
  takeTheirs(name: string): void
  save(): Promise<void>
  /** Forgets what was typed. */
  reset(): void
}

interface Wish {
  readonly entity: Entity
  /** As it is; nothing for one that is made. */
  readonly row: Row | undefined
  /** What a new one begins with. */
  readonly given: Row
  readonly writes?: RowWrites | undefined
  readonly onSaved: (row: Row) => void
}

export function useRowEdit({ entity, row, given, writes, onSaved }: Wish): RowEditing {
  const send = useRowSender(entity, row === undefined, writes)
  const refresh = useRefresh()
  const { setEdit, ...shown } = useFollowingEdit(row, given)
  const [isSaving, setIsSaving] = useState(false)
  const refusal = useRefusal()

  const save = async () => {
    refusal.forget()
    const beyond = beyondDeclared(entity, shown.edit.typed)
    if (beyond) return refusal.refuse(beyond)
    setIsSaving(true)
    const saved = await saveEdit(shown.edit, send).finally(() => setIsSaving(false))
    if (saved.kind === 'refused') {
      setEdit(saved.edit)
      return refusal.refuse(saved.failure)
    }
    // At once, for nobody is asked on leaving whether to lose what is saved.
    flushSync(() => setEdit(editOf(row ? saved.row : given)))
    refresh()
    return onSaved(saved.row)
  }
  return {
    ...shown,
    isSaving,
    errors: refusal.errors,
    failure: refusal.failure,
    commit(name, value) {
      refusal.mend(name)
      setEdit(now => typeInto(now, [name, value], entity))
    },
    keepMine: name => setEdit(now => keepMine(now, name)),
    takeTheirs: name => setEdit(now => takeTheirs(now, name)),
    save,
    reset() {
      refusal.forget()
      setEdit(editOf(row ?? given))
    },
  }
}

/**
 * What others save is shown at once, but never under the hands of someone who types: what they see
 * then is what their change is judged by.
 */
function useFollowingEdit(row: Row | undefined, given: Row) {
  const [edit, setEdit] = useState(() => editOf(row ?? given))
  const [isInField, setIsInField] = useState(false)
  if (row && !isInField && !isTyped(edit) && isNewer(row, edit.seen)) setEdit(editOf(row))
  return { edit, row: shownRow(edit), isTyped: isTyped(edit), setEdit, setIsInField }
}

/** An answer that was under way when the row was saved does not restore what it was before. */
function isNewer(row: Row, seen: Row): boolean {
  return row !== seen && String(row['updated_at'] ?? '') >= String(seen['updated_at'] ?? '')
}
