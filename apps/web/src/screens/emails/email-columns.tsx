// What the table of emails says of each, and what can be done with it.

import { Button, Group, Text } from '@mantine/core'
import type { TableColumn } from '../../ui/table/table-columns.ts'
import { emailStatuses, moreOfEmail, statusOfEmail } from './email-status.ts'
import type { WrittenEmail } from './email-status.ts'

export interface EmailDeeds {
  readonly onShow: (email: WrittenEmail) => void
  readonly onSendAgain: (email: WrittenEmail) => void
}

export function emailColumns(deeds: EmailDeeds): readonly TableColumn<WrittenEmail>[] {
  return [
    { key: 'to', heading: 'To', value: ({ to }) => to, show: ({ to }) => <Wrapped>{to}</Wrapped> },
    {
      key: 'subject',
      heading: 'Subject',
      value: ({ subject }) => subject,
      show: ({ subject }) => <Wrapped>{subject}</Wrapped>,
    },
    { key: 'written', heading: 'Written', kind: 'moment', value: ({ created_at }) => created_at },
    {
      key: 'status',
      heading: 'Status',
      value: email => emailStatuses[statusOfEmail(email)],
      show: email => <Status email={email} />,
    },
    {
      key: 'deeds',
      heading: 'Actions',
      value: () => null,
      show: email => <Deeds email={email} {...deeds} />,
    },
  ]
}

function Wrapped({ children }: { readonly children: string }) {
  return <span className="email-lines">{children}</span>
}

function Status({ email }: { readonly email: WrittenEmail }) {
  const more = moreOfEmail(email)
  return (
    <span className="email-lines">
      {emailStatuses[statusOfEmail(email)]}
      {more === '' ? null : (
        <Text span size="sm" c="dimmed">
          {more}
        </Text>
      )}
    </span>
  )
}

/** The text of one that was sent is not kept. */
function Deeds({ email, onShow, onSendAgain }: EmailDeeds & { readonly email: WrittenEmail }) {
  if (email.sent_at) return null
  const name = `${email.subject}, ${email.to}`
  return (
    <Group gap="xs">
      <Button variant="default" aria-label={`Show: ${name}`} onClick={() => onShow(email)}>
        Show
      </Button>
      {email.attempts > 0 ? (
        <Button
          variant="default"
          aria-label={`Send again: ${name}`}
          onClick={() => onSendAgain(email)}
        >
          Send again
        </Button>
      ) : null}
    </Group>
  )
}
