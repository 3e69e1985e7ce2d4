// The emails as a table, and the text of the one that is shown.

import { useState } from 'react'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { WaitingEmailDialog } from '../../people/waiting-email-dialog.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import { emailColumns } from './email-columns.tsx'
import type { WrittenEmail } from './email-status.ts'

interface Props {
  readonly emails: readonly WrittenEmail[]
  readonly onSendAgain: (email: WrittenEmail) => void
}

export function EmailsTable({ emails, onSendAgain }: Props) {
  const { actingFor } = useSignedIn()
  const [shown, setShown] = useState<number>()
  return (
    <>
      <PlainTable
        caption="Emails"
        hideCaption
        searchable
        columns={emailColumns({ onShow: ({ id }) => setShown(id), onSendAgain })}
        rows={emails}
        rowKey={({ id }) => id}
        empty="There is no such email."
      />
      {shown === undefined || actingFor ? null : (
        <WaitingEmailDialog id={shown} onClose={() => setShown(undefined)} />
      )}
    </>
  )
}
