// The ways to import rain that was recorded elsewhere.

import { Button, Group } from '@mantine/core'
import { IconCopy, IconFileImport, IconList } from '@tabler/icons-react'
import type { Bringing } from './bring-dialog.tsx'

interface Props {
  readonly hasOthers: boolean
  readonly onBring: (bringing: Bringing) => void
}

export function BringButtons({ hasOthers, onBring }: Props) {
  return (
    <Group gap="xs" className="no-print">
      <Button
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden />}
        onClick={() => onBring({ from: 'file' })}
      >
        Import a file
      </Button>
      <Button
        variant="default"
        leftSection={<IconList size={18} aria-hidden />}
        onClick={() => onBring({ from: 'list', text: '' })}
      >
        Paste a list by day
      </Button>
      {hasOthers ? (
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => onBring({ from: 'gauge' })}
        >
          Fill gaps from another gauge
        </Button>
      ) : null}
    </Group>
  )
}
