// What can be done with a gauge.

import { Button, Menu } from '@mantine/core'
import type { ListedGauge } from '../use-gauges.ts'

export type GaugeDeed = 'rename' | 'make main' | 'retire' | 'restore' | 'delete'

interface Props {
  readonly gauge: ListedGauge
  readonly onDeed: (deed: GaugeDeed) => void
}

export function GaugeMenu({ gauge, onDeed }: Props) {
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <Button variant="subtle" px={6} aria-label={`More for ${gauge.name}`}>
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onDeed('rename')}>Rename</Menu.Item>
        {gauge.is_main || gauge.retired ? null : (
          <Menu.Item onClick={() => onDeed('make main')}>Make it the main gauge</Menu.Item>
        )}
        {gauge.retired ? (
          <Menu.Item onClick={() => onDeed('restore')}>Restore</Menu.Item>
        ) : (
          <Menu.Item onClick={() => onDeed('retire')}>Retire</Menu.Item>
        )}
        <Menu.Item color="red" onClick={() => onDeed('delete')}>
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
