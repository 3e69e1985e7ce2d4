// Administrators see the emails that the server writes: which were sent, which wait, and which were given up, with
// what the mail server said; one that was given up is sent again.

import { Text } from '@mantine/core'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { notSendingEmail } from '../../people/email-words.ts'
import { useAddressWords } from '../../period/use-address-words.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { FilterSelect } from '../../ui/filters/filter-select.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import { emailStatuses } from './email-status.ts'
import { EmailsTable } from './emails-table.tsx'
import { mostEmails, useEmails } from './use-emails.ts'
import './emails.css'

export function EmailsScreen() {
  const { settings } = useFurrow()
  const [{ status }, change] = useAddressWords(['status'])
  const { rows, isLoading, failure, retry, sendAgain } = useEmails(status)
  return (
    <div className="emails">
      <ScreenTitle>Emails</ScreenTitle>
      <Text maw="65ch" mb="md">
        {settings.sends_email ? null : `${notSendingEmail} `}The latest {mostEmails} emails that
        Furrow wrote. One that is not taken is tried 12 times in about a day. The text of an email
        is not kept once it is sent.
      </Text>
      <FilterSelect
        label="Status"
        options={Object.entries(emailStatuses).map(([value, label]) => ({ value, label }))}
        value={status}
        onChange={chosen => change({ status: chosen })}
      />
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? (
        <TableSkeleton />
      ) : (
        <EmailsTable emails={rows} onSendAgain={email => void sendAgain(email)} />
      )}
    </div>
  )
}
