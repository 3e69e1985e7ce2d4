// What someone sets out to do, in their words, who does it and until when.

import { Button, Group, TextInput, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { DateInput } from '../../../ui/inputs/date-input.tsx'
import { useFocusBack } from '../../../ui/use-focus-back.ts'

interface AimTyped {
  readonly text: string
  readonly who: string | null
  readonly by_day: string | null
}

interface Props {
  /** What it is called to who hears the page. */
  readonly label: string
  readonly initial: AimTyped
  readonly saves: string
  readonly onSave: (typed: AimTyped) => Promise<unknown>
  readonly onClose: () => void
}

export function AimForm({ label, initial, saves, onSave, onClose }: Props) {
  const [text, setText] = useState(initial.text)
  const [who, setWho] = useState(initial.who ?? '')
  const [day, setDay] = useState(initial.by_day)
  const [isAsked, setAsked] = useState(false)
  useFocusBack()
  const isEmpty = text.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isEmpty) return
    onClose()
    await onSave({ text: text.trim(), who: who.trim() || null, by_day: day })
  }
  return (
    <form
      className="aim-form no-print"
      aria-label={label}
      noValidate
      onSubmit={event => void submit(event)}
    >
      <Textarea
        label="What you set out to do"
        description="Everybody on the farm reads it."
        autosize
        required
        maxLength={300}
        autoFocus
        value={text}
        onChange={event => setText(event.currentTarget.value)}
        error={isAsked && isEmpty ? 'Say what you set out to do.' : undefined}
      />
      <div className="aim-form-line">
        <TextInput
          label="Who"
          maxLength={100}
          autoComplete="off"
          value={who}
          onChange={event => setWho(event.currentTarget.value)}
        />
        <DateInput label="By" value={day} onCommit={setDay} />
      </div>
      <Group gap="sm">
        <Button type="submit">{saves}</Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}
