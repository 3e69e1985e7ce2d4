// A form for a new row of any record, or for one that is there, made of its declaration. What the
// server refuses is said at the field, and what a colleague saved in the meantime stands beside what is typed.

import { Alert, Box, Button, Group, Stack } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import { useRef } from 'react'
import type { SubmitEvent } from 'react'
import { useNotices } from '../../ui/notices.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { toldFields, writableFields } from '../rows/field-groups.ts'
import { FormGroups } from './form-groups.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import type { Row } from '../rows/row-name.ts'
import { ShownFields } from '../rows/shown-fields.tsx'
import { unreadField, useFirstMistake } from './wrong-fields.ts'
import { addText, changeText, useEntity } from '../rows/use-entity.ts'
import { useRowEdit } from './use-row-edit.ts'
import type { RowEditing } from './use-row-edit.ts'
import type { RowWrites } from './use-row-sender.ts'
import { WithCatalogue } from '../rows/with-catalogue.tsx'

interface Props {
  readonly resource: string
  /** As it is, with what its keys point at where that is at hand; nothing for a new one. */
  readonly row?: Row | undefined
  /** What a new one begins with. */
  readonly given?: Row | undefined
  /** It can only be looked at. */
  readonly isLocked?: boolean | undefined
  /** Fields that are neither asked for nor told here: they have another place. */
  readonly without?: readonly string[] | undefined
  /** Where it is not saved in the usual way. */
  readonly writes?: RowWrites | undefined
  readonly onSaved: (row: Row) => void
}

export function EntityForm(props: Props) {
  return (
    <WithCatalogue skeleton={<FormSkeleton />}>
      <Known {...props} />
    </WithCatalogue>
  )
}

function Known({ resource, row, given = {}, isLocked, ...how }: Props) {
  const entity = useEntity(resource)
  if (!entity) throw new Error(`There is no record named ${resource}.`)
  if (entity.readAlone || (row && isLocked)) {
    return <ShownFields entity={entity} row={row ?? {}} fields={Object.entries(entity.fields)} />
  }
  const begun = { ...presetsOf(entity), ...given }
  return <Form entity={entity} row={row} given={begun} {...how} />
}

interface FormProps extends Pick<Props, 'row' | 'without' | 'writes' | 'onSaved'> {
  readonly entity: Entity
  readonly given: Row
}

function Form({ entity, row, given, without = [], writes, onSaved }: FormProps) {
  const notices = useNotices()
  const editing = useRowEdit({ entity, row, given, writes, onSaved })
  const form = useRef<HTMLFormElement>(null)
  useFirstMistake(form, editing.failure)
  const hasClash = Object.keys(editing.edit.theirs).length > 0
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const unread = unreadField(event.currentTarget, editing.errors)
    if (unread) return unread.focus()
    if (row && !editing.isTyped) return notices.say('Nothing was changed.')
    void editing.save()
  }
  return (
    <Box
      component="form"
      ref={form}
      onSubmit={submit}
      onFocus={event => editing.setIsInField(isField(event.target))}
      onBlur={() => editing.setIsInField(false)}
      noValidate
      aria-label={row ? changeText(entity) : addText(entity)}
    >
      <LeaveGuard isTyped={editing.isTyped} />
      <Stack gap="lg">
        <FormGroups entity={entity} editing={editing} without={without} isNew={row === undefined} />
        {row && (
          <ShownFields
            entity={entity}
            row={row}
            fields={toldFields(entity).filter(([name]) => !without.includes(name))}
            title="Kept by Furrow"
          />
        )}
        <Trouble entity={entity} editing={editing} />
        <Group>
          <Button type="submit" loading={editing.isSaving} disabled={hasClash}>
            {row ? 'Save changes' : addText(entity)}
          </Button>
          {row && editing.isTyped && (
            <Button variant="subtle" onClick={() => editing.reset()} disabled={editing.isSaving}>
              Undo my changes
            </Button>
          )}
        </Group>
      </Stack>
    </Box>
  )
}

function isField(element: Element): boolean {
  return element.matches('input, textarea')
}

function Trouble({ entity, editing }: { readonly entity: Entity; readonly editing: RowEditing }) {
  const { failure, errors, edit } = editing
  if (!failure) return null
  const shown = new Set(writableFields(entity).map(([name]) => name))
  const elsewhere = Object.entries(errors).filter(([path]) => !shown.has(path.split('.')[0] ?? ''))
  const atFields = Object.keys(errors).length - elsewhere.length
  const clashes = Object.keys(edit.theirs).length
  const isClash = failure.kind === 'refused' && failure.code === 'conflict' && failure.data
  if (isClash && clashes === 0) return null
  const isInvalid = failure.kind === 'refused' && failure.code === 'invalid'
  if (isInvalid && atFields + elsewhere.length === 0) return null
  return (
    <Alert color="red" role="alert" title="Not saved">
      {clashes > 0
        ? 'Someone else changed this in the meantime. Choose a value at each marked field, then save again.'
        : atFields > 0
          ? 'Please fix what is marked above, then save again.'
          : failure.message}
      {elsewhere.map(([path, sentences]) => (
        <div key={path}>{sentences.join(' ')}</div>
      ))}
    </Alert>
  )
}

function presetsOf(entity: Entity): Row {
  const preset = writableFields(entity).filter(([, field]) => field.default !== undefined)
  return Object.fromEntries(preset.map(([name, field]) => [name, field.default]))
}
