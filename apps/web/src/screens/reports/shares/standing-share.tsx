// A link that opens: until when, who made it and what for; to be copied, sent and revoked.

import { Button, Group, Text, TextInput } from '@mantine/core'
import { IconCopy, IconShare } from '@tabler/icons-react'
import type { FarmReport } from '@furrow/wire/farm-report-answer'
import { useRef } from 'react'
import { momentText } from '../../../ui/amounts.ts'
import { DateInput } from '../../../ui/inputs/date-input.tsx'
import { useNotices } from '../../../ui/notices.tsx'
import { addressOfShare } from './use-shares.ts'
import type { ReportShare } from './use-shares.ts'

interface Props {
  readonly share: ReportShare
  readonly report: FarmReport
  readonly days: { readonly earliest: string; readonly latest: string }
  readonly onRevoke: () => void
  readonly onDay: (day: string) => void
}

export function StandingShare({ share, report, days, onRevoke, onDay }: Props) {
  const { token, note, user, created_at: at, ends_on: day } = share
  const field = useRef<HTMLInputElement>(null)
  const notices = useNotices()
  const who = [user?.name && `Made by ${user.name}`, momentText(at).replace(/,.*/, '')]
  const name = note ?? `link of ${momentText(at).replace(/,.*/, '')}`
  // Nothing of it is known before the server has made it.
  if (!token) return <li>This link is made once there is signal.</li>
  const address = addressOfShare(token)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      notices.good('The link is copied.')
    } catch {
      field.current?.select()
      notices.say('The link is marked: copy it from there.')
    }
  }
  return (
    <li>
      {note ? <strong>{note}</strong> : null}
      <Text size="sm" c="dimmed">
        {who.filter(Boolean).join(', ')}
      </Text>
      <div className="share-form">
        <TextInput
          ref={field}
          label="Link"
          aria-label={`Address of ${name}`}
          readOnly
          value={address}
          onFocus={event => event.currentTarget.select()}
        />
        <DateInput
          label="Ends on"
          value={day}
          {...days}
          onCommit={to => {
            if (to !== null) onDay(to)
          }}
        />
      </div>
      <Group gap="sm">
        <Button
          leftSection={<IconCopy size={18} aria-hidden />}
          aria-label={`Copy link: ${name}`}
          onClick={() => void copy()}
        >
          Copy link
        </Button>
        {'share' in navigator ? (
          <Button
            variant="default"
            leftSection={<IconShare size={18} aria-hidden />}
            aria-label={`Send: ${name}`}
            onClick={() => void send(report, address)}
          >
            Send
          </Button>
        ) : null}
        <Button variant="default" aria-label={`Revoke: ${name}`} onClick={onRevoke}>
          Revoke
        </Button>
      </Group>
    </li>
  )
}

/** By the way that the phone sends things. */
async function send({ name, farm, period }: FarmReport, url: string): Promise<void> {
  // Whoever changes their mind there has sent nothing, and that is all.
  await navigator.share({ title: `${name}, ${farm}, ${period}`, url }).catch(() => undefined)
}
