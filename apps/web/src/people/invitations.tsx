// Who is asked to join a farm or a business and has not answered: sent when, good until when.

import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useFurrow } from '../data/context/furrow-context.ts'
import { useRows } from '../data/hooks/use-rows.ts'
import { useNotices } from '../ui/notices.tsx'
import { SimpleCard } from '../ui/simple-card.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import type { InvitedTo } from './invite-dialog.tsx'
import { invitationEmailed } from './email-words.ts'
import { sentText } from './invitation-words.ts'
import './people.css'

interface Props {
  readonly to: InvitedTo
  readonly mayInvite: boolean
}

export function Invitations({ to, mayInvite }: Props) {
  const [isInviting, inviting] = useDisclosure()
  const where = { invitable_type: to.type, invitable_id: to.id, accepted_at: null }
  const includes = ['invited_by'] as const
  const { rows, retry } = useRows('invitations', { where, includes, sort: ['-created_at'] })
  if (!mayInvite && rows.length === 0) return null
  return (
    <SimpleCard
      title="Invitations"
      actions={
        mayInvite ? (
          <Button
            leftSection={<IconUserPlus size={18} aria-hidden="true" />}
            onClick={inviting.open}
          >
            Invite someone
          </Button>
        ) : null
      }
    >
      {rows.length === 0 ? <Text c="dimmed">No open invitations.</Text> : null}
      <ul className="lines">
        {rows.map(row => (
          <InvitationLine
            key={row.id}
            invitation={{ ...row, by: row.invited_by?.name }}
            to={to}
            mayInvite={mayInvite}
            onChanged={retry}
          />
        ))}
      </ul>
      {isInviting ? <InviteDialog to={to} onClose={inviting.close} onSent={retry} /> : null}
    </SimpleCard>
  )
}

interface Invitation {
  readonly id: number
  readonly email: string
  readonly name: string | null
  readonly is_farms_manager: boolean
  readonly created_at?: string | null
  readonly expires_at: string | null
  readonly by: string | undefined
}

interface LineProps extends Props {
  readonly invitation: Invitation
  readonly onChanged: () => void
}

function InvitationLine({ invitation, to, mayInvite, onChanged }: LineProps) {
  const { email, name, is_farms_manager } = invitation
  const { isBusy, problem, withdraw, sendAgain } = useInvitation(invitation, to, onChanged)
  const [now] = useState(Date.now)
  const who = name ? `${name} (${email})` : email
  return (
    <li>
      <div role="group" aria-label={who}>
        <Text>
          <strong>{who}</strong>
          {is_farms_manager ? ', as a farm manager' : ''}
        </Text>
        <Text size="sm" c="dimmed">
          {sentText(invitation, now)}
        </Text>
        {mayInvite ? (
          <div className="line-tools">
            <Button variant="default" loading={isBusy} onClick={() => void sendAgain()}>
              Send again
            </Button>
            <Button variant="subtle" loading={isBusy} onClick={() => void withdraw()}>
              Withdraw
            </Button>
          </div>
        ) : null}
        {problem ? (
          <Text c="var(--wrong)" role="alert">
            {problem}
          </Text>
        ) : null}
      </div>
    </li>
  )
}

function useInvitation(
  { id, email, name, is_farms_manager }: Invitation,
  to: InvitedTo,
  onChanged: () => void,
) {
  const { api, settings } = useFurrow()
  const invitations = api.rows('invitations')
  const notices = useNotices()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const run = async (call: () => ReturnType<typeof invitations.destroy>, done: string) => {
    setBusy(true)
    const answer = await call().finally(() => setBusy(false))
    setProblem(answer.ok ? undefined : answer.failure.message)
    if (answer.ok) notices.good(done)
    if (answer.ok) onChanged()
  }
  // A new one takes the place of the earlier, whose link no longer works.
  const again = () =>
    invitations.store({
      email,
      name,
      is_farms_manager,
      invitable_type: to.type,
      invitable_id: to.id,
    })
  return {
    isBusy,
    problem,
    sendAgain: () =>
      run(
        again,
        `${invitationEmailed(email, settings)} The link in the last email no longer works.`,
      ),
    withdraw: () => run(() => invitations.destroy(id), `The invitation of ${email} is withdrawn.`),
  }
}
