// What can be done with the paddocks that are chosen, in the sheet or in the lineage.

import { Button } from '@mantine/core'
import {
  IconArrowsSplit2,
  IconArrowMerge,
  IconId,
  IconListCheck,
  IconPencil,
  IconArchive,
  IconArchiveOff,
  IconTrash,
} from '@tabler/icons-react'
import { countText } from '../../ui/amounts.ts'
import type { PaddockRow } from './paddock-row.ts'

export type PaddockDeed =
  | 'open'
  | 'set'
  | 'rename'
  | 'split'
  | 'merge'
  | 'retire'
  | 'restore'
  | 'delete'

interface Props {
  readonly chosen: readonly PaddockRow[]
  readonly mayWrite: boolean
  /** Where another button opens it already. */
  readonly withoutOpen?: boolean | undefined
  readonly onDo: (deed: PaddockDeed, rows: readonly PaddockRow[]) => void
}

export function PaddockActions({ chosen, mayWrite, withoutOpen = false, onDo }: Props) {
  const offered = deeds.filter(
    ({ is, least, most }) =>
      chosen.length >= least &&
      chosen.length <= most &&
      (is === 'open' ? !withoutOpen : mayWrite) &&
      isFitting(is, chosen),
  )
  const whose = chosen.length === 1 ? chosen[0]?.paddock.name : countText(chosen.length, 'paddock')
  return offered.map(({ is, word, Icon }) => (
    <Button
      key={is}
      variant="default"
      leftSection={<Icon size={18} aria-hidden />}
      aria-label={`${word}: ${whose}`}
      onClick={() => onDo(is, chosen)}
    >
      {word}
    </Button>
  ))
}

/** Only what would change something. */
function isFitting(deed: PaddockDeed, chosen: readonly PaddockRow[]): boolean {
  if (deed === 'retire') return chosen.some(({ paddock }) => !paddock.retired)
  if (deed === 'restore') return chosen.every(({ paddock }) => paddock.retired)
  return true
}

const deeds = [
  { is: 'open', word: 'Open', least: 1, most: 1, Icon: IconId },
  { is: 'set', word: 'Set a value', least: 2, most: Infinity, Icon: IconListCheck },
  { is: 'rename', word: 'Rename', least: 1, most: 1, Icon: IconPencil },
  { is: 'split', word: 'Split', least: 1, most: 1, Icon: IconArrowsSplit2 },
  { is: 'merge', word: 'Join', least: 1, most: 20, Icon: IconArrowMerge },
  { is: 'retire', word: 'Retire', least: 1, most: Infinity, Icon: IconArchive },
  { is: 'restore', word: 'Restore', least: 1, most: Infinity, Icon: IconArchiveOff },
  { is: 'delete', word: 'Delete', least: 1, most: Infinity, Icon: IconTrash },
] as const
