// How a person signs in and whether they are an administrator: changed by another administrator, with
// their own password, for a session alone must not open an account. Below it what they may do, and why, and
// where they are signed in.

import { Button, Group, Switch, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { useRefresh } from '../../entry/rows/use-refresh.ts'
import type { Row } from '../../entry/rows/row-name.ts'
import { AbilitiesCard } from '../../people/abilities-card.tsx'
import { Devices } from '../../people/devices.tsx'
import { PasswordDialog } from '../../people/password-dialog.tsx'
import { SignIns } from '../../people/sign-ins.tsx'
import { Fact } from '../../ui/fact.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { SimpleCard } from '../../ui/simple-card.tsx'

/** They have their place here. */
export const accountFields: readonly string[] = ['email', 'admin']

export function AccountParts({ row }: { readonly row: Row }) {
  const id = Number(row['id'])
  return (
    <>
      <AccountCard row={row} />
      <AbilitiesCard personId={id} title="What this person can do" />
      <Devices personId={id} by="administrator" />
      <SignIns personId={id} />
    </>
  )
}

function AccountCard({ row }: { readonly row: Row }) {
  const [isOpen, setOpen] = useState(false)
  const { user, actingFor } = useSignedIn()
  const mayChange = !actingFor && user.id !== row['id']
  return (
    <SimpleCard
      title="Account"
      actions={mayChange ? <Button onClick={() => setOpen(true)}>Change account</Button> : null}
    >
      <Group gap="xl">
        <Fact label="Email">{String(row['email'])}</Fact>
        <Fact label="Administrator">{row['admin'] === true ? 'Yes' : 'No'}</Fact>
      </Group>
      {isOpen ? <ChangeAccount row={row} onClose={() => setOpen(false)} /> : null}
    </SimpleCard>
  )
}

interface Props {
  readonly row: Row
  readonly onClose: () => void
}

function ChangeAccount({ row, onClose }: Props) {
  const { api } = useFurrow()
  const notices = useNotices()
  const refresh = useRefresh()
  const [email, setEmail] = useState(String(row['email']))
  const [admin, setAdmin] = useState(row['admin'] === true)
  const send = (password: string) =>
    api.session.changeAccount({
      user_id: Number(row['id']),
      current_password: password,
      ...(email === row['email'] ? {} : { email }),
      ...(admin === row['admin'] ? {} : { admin }),
    })
  const finish = () => {
    refresh()
    notices.good('Account changed')
    onClose()
  }
  return (
    <PasswordDialog
      title="Change account"
      action="Change account"
      send={send}
      onDone={finish}
      onClose={onClose}
    >
      {errors => (
        <>
          <TextInput
            label="Email"
            name="email"
            type="email"
            size="md"
            autoComplete="off"
            value={email}
            onChange={event => setEmail(event.currentTarget.value)}
            error={errors['email']}
          />
          <Switch
            label="Administrator"
            description="Sees and changes everything. Every administrator is told by email."
            size="md"
            checked={admin}
            onChange={event => setAdmin(event.currentTarget.checked)}
          />
          <Text size="sm">Links sent to the old email stop working, and both emails are told.</Text>
        </>
      )}
    </PasswordDialog>
  )
}
