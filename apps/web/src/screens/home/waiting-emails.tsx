// To administrators: that no email is sent, and which ones wait. The link in one is shown for the password
// alone, for whoever has it can use it.

import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { notSendingEmail } from '../../people/email-words.ts'
import { WaitingEmailDialog } from '../../people/waiting-email-dialog.tsx'
import { momentText } from '../../ui/amounts.ts'
import { SimpleCard } from '../../ui/simple-card.tsx'

const shownAtOnce = 3

export function WaitingEmails() {
  const { settings } = useFurrow()
  const { isAdmin, actingFor } = useSignedIn()
  const enabled = isAdmin && !actingFor && !settings.sends_email
  const wish = { where: { sent_at: null }, sort: ['-id'], limit: shownAtOnce } as const
  const { rows, total = rows.length } = useRows('outgoing_mails', wish, { enabled })
  const [shown, setShown] = useState<number>()
  if (!enabled) return null
  return (
    <SimpleCard title="Email is not set up">
      <Text>
        {notSendingEmail} {countText(total)} Whoever runs it sets SMTP_URL and MAIL_FROM. Until then
        you can hand on the links yourself.
      </Text>
      <ul className="lines">
        {rows.map(({ id, to, subject, created_at }) => (
          <li key={id} className="person-line">
            <div>
              <Text>
                <strong>{to}</strong>
              </Text>
              <Text size="sm" c="dimmed">
                {subject}, {momentText(created_at)}
              </Text>
              <Button variant="default" onClick={() => setShown(id)}>
                Show the email
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {shown === undefined ? null : (
        <WaitingEmailDialog id={shown} onClose={() => setShown(undefined)} />
      )}
    </SimpleCard>
  )
}

function countText(total: number): string {
  if (total === 0) return 'No email is waiting.'
  if (total === 1) return '1 email is waiting.'
  return `${total} emails are waiting${total > shownAtOnce ? '; these are the latest.' : '.'}`
}
