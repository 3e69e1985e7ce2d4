// How far a period is, as a word with a shape and a colour of its own.

import {
  IconCircleCheck,
  IconCircleDashed,
  IconEyeSearch,
  IconFlag,
  IconPencil,
  IconSend,
} from '@tabler/icons-react'

interface Props {
  readonly status: string
}

export function StatusBadge({ status }: Props) {
  const { Icon, tone } = looks[status] ?? unknown
  return (
    <span className="status-badge" data-tone={tone}>
      <Icon size={16} stroke={2} aria-hidden />
      {status}
    </span>
  )
}

const unknown = { Icon: IconCircleDashed, tone: 'plain' } as const

const looks: Readonly<Record<string, { Icon: typeof IconFlag; tone: string }>> = {
  'Not started': unknown,
  'In progress': { Icon: IconPencil, tone: 'blue' },
  Submitted: { Icon: IconSend, tone: 'attention' },
  'In validation': { Icon: IconEyeSearch, tone: 'attention' },
  Validated: { Icon: IconCircleCheck, tone: 'good' },
  Released: { Icon: IconFlag, tone: 'done' },
}
