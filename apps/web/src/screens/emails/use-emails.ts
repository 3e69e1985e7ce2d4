// The latest emails that the server wrote, or those of one status, and that one is tried again.

import { useFurrow } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useNotices } from '../../ui/notices.tsx'
import type { WrittenEmail } from './email-status.ts'

/** The latest ones. */
export const mostEmails = 100

export function useEmails(status: string | null) {
  const { api } = useFurrow()
  const notices = useNotices()
  const wish = { filters: filtersOf(status), sort: ['-id'], limit: mostEmails } as const
  const shown = useRows('outgoing_mails', wish)
  const sendAgain = async ({ id, to }: WrittenEmail) => {
    const answer = await api.session.sendEmailAgain(id)
    if (answer.ok) notices.good(`The email to ${to} is sent again now.`)
    else notices.bad(answer.failure.message)
    shown.retry()
  }
  return { ...shown, sendAgain }
}

const unsent = { field: 'sent_at', value: null } as const
const untried = { field: 'attempts', value: 0 } as const
const tried = { field: 'attempts', operator: '>', value: 0 } as const
const given = { field: 'next_attempt_at', value: null } as const
const due = { field: 'next_attempt_at', operator: '!=', value: null } as const

function filtersOf(status: string | null) {
  if (status === 'sent') return [{ ...unsent, operator: '!=' } as const]
  if (status === 'failed') return [unsent, tried, given]
  return status === 'waiting' ? [unsent, { or: [untried, due] }] : []
}
