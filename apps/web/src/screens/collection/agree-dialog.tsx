// Agreeing to the use of the farm’s data, where that keeps a period from being submitted.

import { useRow } from '../../data/hooks/use-rows.ts'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { AgreementText } from '../../people/agreement-text.tsx'

interface Props {
  readonly agreementId: number
  readonly onClose: () => void
}

export function AgreeDialog({ agreementId, onClose }: Props) {
  const notices = useNotices()
  const { row: agreement, isLoading } = useRow('agreements', agreementId)
  const agreed = () => {
    notices.good('Agreed.')
    onClose()
  }
  return (
    <DialogCard opened title={agreement?.type ?? 'Agreement'} onClose={onClose} busy={isLoading}>
      {agreement ? <AgreementText agreement={agreement} onAgreed={agreed} /> : null}
    </DialogCard>
  )
}
