// Adding a phone number, a email address or a place.

import { unreachable } from '@furrow/wire/reached-by'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useFurrow } from '../data/context/furrow-context.ts'
import { BlurInput } from '../ui/inputs/blur-input.tsx'
import { ChoiceInput } from '../ui/inputs/choice-input.tsx'
import { DialogCard } from '../ui/dialog-card.tsx'
import { saidOf, useSave } from '../autosave/use-save.ts'
import type { SavingOf, NotSaved } from '../autosave/use-save.ts'
import { ownerOf } from './contact-details.ts'
import type { Reached, ContactDetail, ContactDetailField } from './contact-details.ts'

interface Props {
  readonly way: ContactDetail
  readonly of: Reached
  readonly keeping: SavingOf
  /** There is no other yet. */
  readonly isFirst: boolean
  readonly onClose: () => void
}

type Typed = Readonly<Record<string, string | null>>

export function AddContactDetail({ way, of, keeping, isFirst, onClose }: Props) {
  const keep = useSave(keeping)
  const { outbox } = useFurrow()
  const [typed, setTyped] = useState<Typed>({})
  const [refused, setRefused] = useState<NotSaved>()
  const [isBusy, setBusy] = useState(false)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const missing = missingIn(way, typed)
    setRefused(missing)
    if (missing) return
    setBusy(true)
    const values = { ...typed, ...ownerOf(way, of), is_primary: isFirst }
    const store = { do: 'store', resource: way.resource, id: outbox.newId(), values } as const
    const answer = await keep(`New ${way.one} of ${of.name}`, [store])
    setBusy(false)
    setRefused(answer)
    // What the outbox could not hand over stands in the list, marked, and is fixed there.
    if (!answer || keeping.way === 'outbox') onClose()
  }
  const isSaidAtField = refused && way.fields.some(({ name }) => saidOf(name, refused))
  return (
    <DialogCard opened title={`New ${way.one}`} onClose={onClose} busy={isBusy}>
      <form onSubmit={event => void add(event)} noValidate>
        <Stack>
          {way.fields.map((field, place) => (
            <Field
              key={field.name}
              field={field}
              value={typed[field.name] ?? null}
              onCommit={value => setTyped(before => ({ ...before, [field.name]: value }))}
              error={refused && saidOf(field.name, refused)}
              autoFocus={place === 0}
            />
          ))}
          {refused && !isSaidAtField ? (
            <Text c="var(--wrong)" role="alert">
              {refused.message}
            </Text>
          ) : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Add {way.one}</Button>
          </Group>
        </Stack>
      </form>
    </DialogCard>
  )
}

interface FieldInput {
  readonly field: ContactDetailField
  readonly value: string | null
  readonly onCommit: (value: string | null) => void
  readonly error: string | undefined
  readonly autoFocus: boolean
}

function Field({ field, ...given }: FieldInput) {
  const { label, required, type, options, max } = field
  if (!options)
    return <BlurInput {...given} label={label} required={required} type={type} maxLength={max} />
  const words = options.map(word => ({ value: word, label: word }))
  return <ChoiceInput<string> {...given} label={label} options={words} />
}

function missingIn({ fields, one }: ContactDetail, typed: Typed): NotSaved | undefined {
  const missing = fields.filter(({ name, required }) => required && !typed[name]?.trim())
  const errors = missing.map(({ name, label }) => [name, [`Enter the ${label.toLowerCase()}.`]])
  if (missing.length > 0) return { message: '', errors: Object.fromEntries(errors) as never }
  const wrong = fields.flatMap(({ name, type }) => {
    const said =
      type === 'email' || type === 'tel' ? unreachable(typed[name] ?? '', type) : undefined
    return said === undefined ? [] : [[name, [said]] as const]
  })
  if (wrong.length > 0) return { message: '', errors: Object.fromEntries(wrong) }
  const isEmpty = fields.every(({ name }) => !typed[name]?.trim())
  return isEmpty ? { message: `Say something of this ${one}.`, errors: {} } : undefined
}
