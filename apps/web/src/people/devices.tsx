// The devices on which a person is signed in; each can be signed out from here, by them or an administrator.

import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useFurrow } from '../data/context/furrow-context.ts'
import { useRows } from '../data/hooks/use-rows.ts'
import { momentText } from '../ui/amounts.ts'
import { FailureCard } from '../ui/failure-card.tsx'
import { useNotices } from '../ui/notices.tsx'
import { SimpleCard } from '../ui/simple-card.tsx'
import { TableSkeleton } from '../ui/skeletons.tsx'
import { agentText, devicesIn } from './device-words.ts'
import type { TokenRow } from './device-words.ts'
import './people.css'

interface Props {
  readonly personId: number
  /** Whoever acts for the person only looks. */
  readonly by: DeviceLooker
}

type DeviceLooker = 'person' | 'support' | 'administrator'

const hints: Readonly<Record<DeviceLooker, string | undefined>> = {
  person:
    'See one you don’t know? Sign it out and change your password. If you sign out this device, you will be asked to sign in again.',
  support: undefined,
  administrator:
    'Where the person doesn’t know one, sign it out, and ask them to change their password.',
}

export function Devices({ personId, by }: Props) {
  const where = { user_id: personId, revoked_at: null }
  const { rows, isLoading, failure, retry } = useRows('tokens', { where, sort: ['-last_used_at'] })
  const [now] = useState(Date.now)
  const devices = devicesIn(rows, now)
  return (
    <SimpleCard title="Signed-in devices">
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <TableSkeleton count={2} columns={2} /> : null}
      {hints[by] ? (
        <Text c="dimmed" mb="xs">
          {hints[by]}
        </Text>
      ) : null}
      {!isLoading && !failure && devices.length === 0 ? (
        <Text c="dimmed">None at the moment.</Text>
      ) : null}
      <ul className="lines">
        {devices.map(device => (
          <DeviceLine key={device.id} device={device} by={by} onGone={retry} />
        ))}
      </ul>
    </SimpleCard>
  )
}

interface LineProps {
  readonly device: TokenRow
  readonly by: DeviceLooker
  readonly onGone: () => void
}

function DeviceLine({ device, by, onGone }: LineProps) {
  const { id, name, agent, address, created_at, last_used_at } = device
  const { api } = useFurrow()
  const notices = useNotices()
  const [isBusy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    const answer = await api.session.revokeToken(id)
    setBusy(false)
    if (!answer.ok) return notices.bad(answer.failure.message)
    notices.good(`${name} is signed out.`)
    return onGone()
  }
  const isLikeThis = by === 'person' && agent === navigator.userAgent
  const browser = agentText(agent)
  const from = address ? `from ${address}` : ''
  const where = [browser === name ? '' : browser, from].filter(Boolean).join(' ')
  return (
    <li>
      <Text>
        <strong>{name}</strong>
        {isLikeThis ? ' (the same browser as here)' : ''}
      </Text>
      <Text size="sm" c="dimmed">
        {where ? `${capitalised(where)}. ` : ''}
        Last used {momentText(last_used_at)}, signed in {momentText(created_at)}.
      </Text>
      {by === 'support' ? null : (
        <div className="line-tools">
          <Button
            variant="default"
            loading={isBusy}
            aria-label={`Sign out ${name}, last used ${momentText(last_used_at)}`}
            onClick={() => void signOut()}
          >
            Sign out
          </Button>
        </div>
      )}
    </li>
  )
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
