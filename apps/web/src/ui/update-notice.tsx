// A newer Furrow is there: said at the bottom until someone takes it, for it never goes by itself.

import { Button, Paper, Portal, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'

interface Props {
  /** Loads the page again, with the new version. */
  readonly onReload: () => void
}

export function UpdateNotice({ onReload }: Props) {
  return (
    <Portal>
      <Paper className="update-notice no-print" role="status" withBorder shadow="md">
        <Text>New update available!</Text>
        <Button flex="none" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onReload}>
          Reload
        </Button>
      </Paper>
    </Portal>
  )
}
