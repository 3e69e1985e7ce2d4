// How far a bill is, as a word with a shape and a colour of its own.

import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconPencil,
  IconSend,
} from '@tabler/icons-react'

export function BillBadge({ status }: { readonly status: string }) {
  const { Icon, tone } = looks[status] ?? unknown
  return (
    <span className="status-badge" data-tone={tone}>
      <Icon size={16} stroke={2} aria-hidden />
      {status}
    </span>
  )
}

const unknown = { Icon: IconCircleDashed, tone: 'plain' } as const

const looks: Readonly<Record<string, { Icon: typeof IconSend; tone: string }>> = {
  Draft: { Icon: IconPencil, tone: 'plain' },
  'Ready to send': { Icon: IconPencil, tone: 'blue' },
  Sent: { Icon: IconSend, tone: 'blue' },
  'Part paid': { Icon: IconCircleHalf2, tone: 'blue' },
  Paid: { Icon: IconCircleCheck, tone: 'good' },
  Overdue: { Icon: IconAlertTriangle, tone: 'attention' },
  Disputed: { Icon: IconAlertTriangle, tone: 'attention' },
  'Written off': { Icon: IconBan, tone: 'plain' },
  Void: { Icon: IconBan, tone: 'plain' },
}
