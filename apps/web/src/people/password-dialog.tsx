// What a session alone must not do takes the password, too: the dialog that asks for it, with what is to be
// done. A wrong one, and what else is refused, is said at the field.

import { Button, Group, PasswordInput, Stack } from '@mantine/core'
import type { Result } from '@furrow/wire/client/result'
import { useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { DialogCard } from '../ui/dialog-card.tsx'

interface Props<Data> {
  readonly title: string
  /** What the button says. */
  readonly action: string
  readonly send: (password: string) => Promise<Result<Data>>
  readonly onDone: (data: Data) => void
  readonly onClose: () => void
  /** What stands above the password; fields by their `name`, with what is wrong about them. */
  readonly children: (errors: Errors) => ReactNode
}
type Errors = Readonly<Record<string, string>>

export function PasswordDialog<Data>({
  title,
  action,
  send,
  onDone,
  onClose,
  children,
}: Props<Data>) {
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    const answer = await send(password).finally(() => setBusy(false))
    if (answer.ok) return onDone(answer.data)
    const said = answer.failure.kind === 'refused' ? Object.entries(answer.failure.errors) : []
    const inputs = said.flatMap(([name]) => {
      const input = form.elements.namedItem(name)
      return input instanceof HTMLInputElement ? [input] : []
    })
    const first = said.map(([name, [sentence = '']]) => [name, sentence] as const)
    const elsewhere = first[0]?.[1] ?? answer.failure.message
    setErrors(inputs.length > 0 ? Object.fromEntries(first) : { current_password: elsewhere })
    const [at = form.querySelector<HTMLInputElement>('[name="current_password"]')] = inputs
    at?.focus()
  }
  return (
    <DialogCard opened title={title} onClose={onClose} busy={isBusy}>
      <form onSubmit={event => void submit(event)} noValidate>
        <Stack>
          {children(errors)}
          <PasswordInput
            label="Your current password"
            name="current_password"
            autoComplete="current-password"
            size="md"
            required
            data-autofocus
            value={password}
            onChange={event => setPassword(event.currentTarget.value)}
            error={errors['current_password']}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">{action}</Button>
          </Group>
        </Stack>
      </form>
    </DialogCard>
  )
}
