// Asking someone by email to join a farm or a business.

import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useFurrow } from '../data/context/furrow-context.ts'
import { DialogCard } from '../ui/dialog-card.tsx'
import { FlagInput } from '../ui/inputs/flag-input.tsx'
import { useNotices } from '../ui/notices.tsx'
import { invitationEmailed, notSendingEmail } from './email-words.ts'
import { saidOf } from '../autosave/use-save.ts'
import type { NotSaved } from '../autosave/use-save.ts'

export interface InvitedTo {
  readonly type: 'farms' | 'businesses'
  readonly id: number
  readonly name: string
}

interface Props {
  readonly to: InvitedTo
  readonly onClose: () => void
  readonly onSent: () => void
}

export function InviteDialog({ to, onClose, onSent }: Props) {
  const { settings } = useFurrow()
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [isManager, setManager] = useState(false)
  const { send, refused, isBusy } = useInvite(to, () => {
    onSent()
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send({ email: email.trim(), name: name.trim() || null, is_farms_manager: isManager })
  }
  const isSaidAtField = refused && fields.some(field => saidOf(field, refused))
  return (
    <DialogCard opened title={`Invite someone to ${to.name}`} onClose={onClose} busy={isBusy}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>
            They get an email with a link that works for 14 days. Someone new chooses a password
            there. Someone who already has an account signs in and accepts.
          </Text>
          {settings.sends_email ? null : (
            <Text>{notSendingEmail} Your administrator can pass on the link.</Text>
          )}
          <TextInput
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="off"
            size="md"
            required
            data-autofocus
            value={email}
            onChange={event => setEmail(event.currentTarget.value)}
            error={refused && saidOf('email', refused)}
          />
          <TextInput
            label="Name"
            description="Optional; they can change it."
            autoComplete="off"
            size="md"
            maxLength={255}
            value={name}
            onChange={event => setName(event.currentTarget.value)}
            error={refused && saidOf('name', refused)}
          />
          {to.type === 'farms' ? (
            <FlagInput
              label="As a farm manager"
              description="Can change the farm and its people, submit a period, and say who sees finances. Others enter data, and can’t see finances until a manager allows it."
              value={isManager}
              onCommit={value => setManager(value === true)}
              error={refused && saidOf('is_farms_manager', refused)}
            />
          ) : null}
          {refused && !isSaidAtField ? (
            <Text c="var(--wrong)" role="alert">
              {refused.message}
            </Text>
          ) : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Send invitation</Button>
          </Group>
        </Stack>
      </form>
    </DialogCard>
  )
}

const fields = ['email', 'name', 'is_farms_manager'] as const

interface Typed {
  readonly email: string
  readonly name: string | null
  readonly is_farms_manager: boolean
}

function useInvite(to: InvitedTo, onDone: () => void) {
  const { api, settings } = useFurrow()
  const notices = useNotices()
  const [refused, setRefused] = useState<NotSaved>()
  const [isBusy, setBusy] = useState(false)
  const send = async (typed: Typed) => {
    if (typed.email === '') {
      return setRefused({ message: '', errors: { email: ['Enter their email.'] } })
    }
    setBusy(true)
    const place = { invitable_type: to.type, invitable_id: to.id }
    const answer = await api.rows('invitations').store({ ...typed, ...place })
    setBusy(false)
    if (!answer.ok) {
      const { failure } = answer
      const errors = failure.kind === 'refused' ? failure.errors : {}
      return setRefused({ message: failure.message, errors })
    }
    notices.good(invitationEmailed(typed.email, settings))
    return onDone()
  }
  return { send, refused, isBusy }
}
